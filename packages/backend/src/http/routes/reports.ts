import { type DayReport, dayReportToWire, getDayReport } from '@crepas/api';
import { pesosFromCents } from '@crepas/domain';
import { csv } from '../../orders/csv.ts';
import { readDayReport } from '../../orders/dayReport.ts';
import { isDay } from '../../orders/shopDay.ts';
import { timeZoneOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { invalidField } from '../HttpError.ts';
import { route } from '../route.ts';

export function reportRoutes(api: Api): void {
  route(api, getDayReport, async ({ query: { fecha, formato }, reply }) => {
    if (!isDay(fecha)) throw invalidField('fecha');
    const report = await readDayReport(api.database.queries, fecha, timeZoneOf(api.menu.menu().shop));
    if (formato === 'json') return dayReportToWire(report);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="ventas-${fecha}.csv"`)
      .send(dayReportToCsv(report));
  });
}

/** Every row contains the day, so that the files of several days can be joined. */
const dayReportToCsv = ({ day, products }: DayReport): string =>
  csv([
    ['Fecha', 'Producto', 'Cantidad', 'Ventas'],
    ...products.map(({ name, quantity, sales }) => [day, name, quantity, pesosFromCents(sales)]),
  ]);
