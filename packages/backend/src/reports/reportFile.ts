import type { ReportTable, ReportWire } from '@crepas/api';
import { weekdays } from '@crepas/domain';
import { type Cell, csv } from './csv.ts';

type Row<Table extends ReportTable> = ReportWire[Table][number];

/** The columns of each file: those of the answer, with a heading for people. */
const columns: { readonly [Table in ReportTable]: readonly [string, (row: Row<Table>) => Cell][] } = {
  dias: [
    ['Fecha', ({ fecha }) => fecha],
    ['Recibidos', ({ recibidos }) => recibidos],
    ['Entregados', ({ entregados }) => entregados],
    ['Ventas', ({ ventas }) => ventas],
    ['Con hora prometida', ({ con_promesa }) => con_promesa],
    ['A tiempo', ({ a_tiempo }) => a_tiempo],
  ],
  horas: [
    ['Día de la semana', ({ dia }) => weekdays[dia - 1] ?? ''],
    ['Hora', ({ hora }) => hora],
    ['Recibidos', ({ recibidos }) => recibidos],
    ['Entregados', ({ entregados }) => entregados],
    ['Ventas', ({ ventas }) => ventas],
  ],
  productos: [
    ['Producto', ({ nombre }) => nombre],
    ['Combo', ({ combo }) => (combo === 1 ? 'Sí' : 'No')],
    ['Cantidad', ({ cantidad }) => cantidad],
    ['Ventas', ({ ventas }) => ventas],
  ],
  extras: [
    ['Extra', ({ nombre }) => nombre],
    ['Cantidad', ({ cantidad }) => cantidad],
    ['Ventas', ({ ventas }) => ventas],
  ],
  grupos: [
    ['Grupo', ({ grupo }) => grupo],
    ['Nombre', ({ nombre }) => nombre],
    ['Recibidos', ({ recibidos }) => recibidos],
    ['Entregados', ({ entregados }) => entregados],
    ['Ventas', ({ ventas }) => ventas],
  ],
  tiempos: [
    ['Paso', ({ paso }) => paso],
    ['Pedidos', ({ pedidos }) => pedidos],
    ['Mediana (min)', ({ mediana }) => mediana],
    ['Nueve de diez (min)', ({ nueve_de_diez }) => nueve_de_diez],
  ],
  motivos: [
    ['Cómo terminó', ({ fin }) => fin],
    ['Motivo', ({ causa }) => causa ?? ''],
    ['Pedidos', ({ pedidos }) => pedidos],
    ['Monto', ({ monto }) => monto],
  ],
};

/** Only in a file with one that was charged. */
const feeColumn: (typeof columns.dias)[number] = ['Envíos', ({ envios = 0 }) => envios];

/** One table of the answer. Every row has the range, so that the files of several ranges can be joined. */
export function reportFile<Table extends ReportTable>(report: ReportWire, table: Table): string {
  const rows: readonly Row<Table>[] = report[table];
  const hasFees = table === 'dias' && report.totales.envios !== undefined;
  const shown = [...columns[table], ...(hasFees ? [feeColumn] : [])] as (typeof columns)[Table];
  return csv([
    ['Desde', 'Hasta', ...shown.map(([heading]) => heading)],
    ...rows.map((row) => [report.desde, report.hasta, ...shown.map(([, cellOf]) => cellOf(row))]),
  ]);
}
