import {
  accountOutcomeCopy,
  lostCauseCopy,
  lostOutcomeCopy,
  type ReportTable,
  reportGroupCopy,
  reportGroupName,
  reportStepCopy,
} from '@crepas/api';
import { type Cents, capitalized, type SalesReport, sumCents, weekdays } from '@crepas/domain';

type Rows = {
  readonly [Table in ReportTable]: SalesReport[(typeof tableOf)[Table]][number];
};

const tableOf = {
  dias: 'days',
  horas: 'hours',
  productos: 'products',
  extras: 'extras',
  grupos: 'groups',
  tiempos: 'times',
  motivos: 'lost',
  cuentas: 'lostByAccount',
} as const satisfies Record<ReportTable, keyof SalesReport>;

type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
  /** Of the last row; empty for what has no sum. */
  readonly total?: (rows: readonly Row[]) => Cell;
};

const word = <Row>(heading: string, cell: (row: Row) => Cell): Column<Row> => ({ heading, cell });
const count = <Row>(heading: string, of: (row: Row) => number): Column<Row> => ({
  heading,
  cell: of,
  total: (rows) => rows.reduce((sum, row) => sum + of(row), 0),
});
const amount = <Row>(heading: string, of: (row: Row) => Cents): Column<Row> => ({
  heading,
  cell: (row) => money(of(row)),
  total: (rows) => money(sumCents(rows.map(of))),
});

const sums = [
  count<Rows['dias' | 'horas' | 'grupos']>('Recibidos', ({ received }) => received),
  count<Rows['dias' | 'horas' | 'grupos']>('Entregados', ({ delivered }) => delivered),
  amount<Rows['dias' | 'horas' | 'grupos']>('Ventas', ({ sales }) => sales),
];
const sold = [
  count<Rows['productos' | 'extras']>('Cantidad', ({ quantity }) => quantity),
  amount<Rows['productos' | 'extras']>('Ventas', ({ sales }) => sales),
];
const lost = [
  count<Rows['motivos' | 'cuentas']>('Pedidos', ({ orders }) => orders),
  amount<Rows['motivos' | 'cuentas']>('Monto', ({ amount }) => amount),
];

/** The columns of each file: those of the answer, in words for people. */
const columns: { readonly [Table in ReportTable]: readonly Column<Rows[Table]>[] } = {
  dias: [
    word('Fecha', ({ day }) => day),
    ...sums,
    count('Con hora prometida', ({ promised }) => promised),
    count('A tiempo', ({ kept }) => kept),
  ],
  horas: [
    word('Día de la semana', ({ weekday }) => weekdays[weekday - 1] ?? ''),
    word('Hora', ({ hour }) => hour),
    ...sums,
  ],
  productos: [
    word('Producto', ({ name }) => name),
    word('Combo', ({ isCombo }) => (isCombo ? 'Sí' : 'No')),
    ...sold,
  ],
  extras: [word('Extra', ({ name }) => name), ...sold],
  grupos: [
    word('Grupo', ({ group }) => reportGroupCopy[group]),
    word('Nombre', (row) => capitalized(reportGroupName(row))),
    ...sums,
  ],
  tiempos: [
    word('Paso', ({ step }) => reportStepCopy[step]),
    word('Pedidos', ({ orders }) => orders),
    word('Mediana (min)', ({ medianMinutes }) => medianMinutes),
    word('Nueve de diez (min)', ({ slowMinutes }) => slowMinutes),
  ],
  motivos: [
    word('Cómo terminó', ({ outcome }) => lostOutcomeCopy[outcome]),
    word('Motivo', ({ cause }) => (cause ? capitalized(lostCauseCopy[cause]) : '')),
    ...lost,
  ],
  cuentas: [
    word('Cuenta', ({ account }) => account),
    word('Cómo terminó', ({ outcome }) => capitalized(accountOutcomeCopy[outcome])),
    ...lost,
  ],
};

/** Only in a file with one that was charged. */
const feeColumn = amount<Rows['dias']>('Envíos', ({ fees = 0 as Cents }) => fees);

/** Rows that divide the same sum more than once, and times, have no sum. */
const withoutTotal: readonly ReportTable[] = ['grupos', 'tiempos'];

/** One table of the answer. Every row has the range, so that the files of several ranges can be joined; the last one is the total. */
export function reportFile<Table extends ReportTable>(report: SalesReport, table: Table): string {
  const rows = report[tableOf[table]] as readonly Rows[Table][];
  const hasFees = table === 'dias' && report.totals.fees !== undefined;
  const shown = [...columns[table], ...(hasFees ? [feeColumn] : [])] as readonly Column<Rows[Table]>[];
  const { from, to } = report.range;
  const hasTotal = rows.length > 0 && !withoutTotal.includes(table);
  return csv([
    ['Desde', 'Hasta', ...shown.map(({ heading }) => heading)],
    ...rows.map((row) => [from, to, ...shown.map(({ cell }) => cell(row))]),
    ...(hasTotal ? [[from, to, 'Total', ...shown.slice(1).map(({ total }) => total?.(rows) ?? '')]] : []),
  ]);
}

/** An amount of a file. */
export type Money = { readonly pesos: string };

/** With two decimals, as a price is written. */
export const money = (cents: Cents): Money => ({ pesos: (cents / 100).toFixed(2) });

/** Only a text can be a formula. */
export type Cell = string | number | Money;

/** Without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180, in the variant that spreadsheets open. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.pesos;
  const text = escapeFormula(cell);
  // A semicolon too: spreadsheets use it as the separator in many languages.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prevents CSV injection: a spreadsheet would run this text as a formula, some also with a wide sign; the apostrophe makes it a text. */
const escapeFormula = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);
