import type { ReportTable, ReportWire } from '@crepas/api';
import { weekdays } from '@crepas/domain';

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
  cuentas: [
    ['Cuenta', ({ cuenta }) => cuenta],
    ['Cómo terminó', ({ fin }) => fin],
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

/** Only a text can be a formula. */
export type Cell = string | number;

/** Without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180, in the variant that spreadsheets open. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  // A semicolon too: spreadsheets use it as the separator in many languages.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prevents CSV injection: a spreadsheet would run this text as a formula, some also with a wide sign; the apostrophe makes it a text. */
const escapeFormula = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);
