import {
  type DayReport,
  dayReportToWire,
  fieldLabel,
  getDayReport,
  getReport,
  ordersTable,
  reportToWire,
} from '@crepas/api';
import {
  type Cents,
  type CourierCash,
  cashBrought,
  isRange,
  maxRangeDays,
  paymentLabel,
  reportYears,
  sumCents,
} from '@crepas/domain';
import type { FastifyReply } from 'fastify';
import { isDay } from '../../orders/shopDay.ts';
import { csv, money } from '../../reports/csvFile.ts';
import { readDayReport } from '../../reports/dayReport.ts';
import { maxFileOrders, readOrdersFile } from '../../reports/ordersFile.ts';
import { readReport } from '../../reports/readReport.ts';
import { reportFile } from '../../reports/reportFile.ts';
import { timeZoneOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { invalidField } from '../HttpError.ts';
import { route } from '../route.ts';

export function reportRoutes(api: Api): void {
  route(api, getDayReport, async ({ query: { fecha, formato }, reply }) => {
    if (!isDay(fecha)) throw invalidField('fecha');
    const report = await readDayReport(api.database, fecha, timeZoneOf(api.menu.menu().shop));
    if (formato === 'json') return dayReportToWire(report);
    return sendFile(reply, `ventas-${fecha}`, dayReportToCsv(report));
  });

  route(api, getReport, async ({ query: { desde, hasta, formato, tabla }, reply }) => {
    const range = { from: desde, to: hasta };
    if (!isRange(range)) throw invalidField('hasta', rangeText);
    const { products, shop } = api.menu.menu();
    const read = () => readReport(api.database, range, timeZoneOf(shop), products);
    if (formato === 'json') return reportToWire(await read());
    const file =
      tabla === ordersTable
        ? await readOrdersFile(api.database, range, timeZoneOf(shop))
        : reportFile(await read(), tabla);
    if (file === null) throw invalidField('hasta', tooManyText);
    return sendFile(reply, `${tabla}-${desde}-${hasta}`, file);
  });
}

const rangeText =
  `${fieldLabel('hasta')}: elige de 1 a ${maxRangeDays} días seguidos, ` +
  `de los años ${reportYears.first} a ${reportYears.last}.`;

const tooManyText = `${fieldLabel('hasta')}: elige menos días, son más de ${maxFileOrders.toLocaleString('en-US')} pedidos.`;

const sendFile = (reply: FastifyReply, name: string, file: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(file);

const cashRows = (day: string, cash: CourierCash) => [
  [],
  ['Fecha', 'Efectivo del repartidor', 'Pedidos', 'Le pagan', 'Da de cambio', 'Trae'],
  [day, 'Efectivo', cash.orders, money(cash.given), money(cash.change), money(cashBrought(cash))],
];

/** Every row contains the day, so that the files of several days can be joined. */
const dayReportToCsv = ({
  day,
  sales,
  products,
  fees,
  discounts,
  cash,
  dueTransfers = [],
  byPayment = [],
}: DayReport): string =>
  csv([
    ['Fecha', 'Producto', 'Cantidad', 'Ventas'],
    ...products.map(({ name, quantity, sales }) => [day, name, quantity, money(sales)]),
    ...(fees === undefined ? [] : [[day, 'Envío', '', money(fees)]]),
    ...(discounts === undefined ? [] : [[day, 'Códigos', '', money(-discounts as Cents)]]),
    [day, 'Total', products.reduce((sum, { quantity }) => sum + quantity, 0), money(sales)],
    // A table of its own: it divides the same sum once more.
    ...(byPayment.length > 0 ? [[], ['Fecha', 'Forma de pago', 'Pedidos', 'Ventas']] : []),
    ...byPayment.map(({ payment, orders, sales }) => [day, paymentLabel(payment), orders, money(sales)]),
    ...(cash ? cashRows(day, cash) : []),
    ...(dueTransfers.length > 0 ? [[], ['Fecha', 'Transferencia sin confirmar', 'Total']] : []),
    ...dueTransfers.map(({ id, total }) => [day, `#${id}`, money(total)]),
    ...(dueTransfers.length > 1
      ? [[day, 'Total', money(sumCents(dueTransfers.map(({ total }) => total)))]]
      : []),
  ]);
