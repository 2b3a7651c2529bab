import { type Cents, type DayRange, sumCents } from '@crepas/domain';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
  /** The cell of the last row; a column without a sum has an empty one. */
  readonly total?: (rows: readonly Row[]) => Cell;
};

export const word = <Row>(heading: string, cell: (row: Row) => Cell): Column<Row> => ({ heading, cell });
export const count = <Row>(heading: string, of: (row: Row) => number): Column<Row> => ({
  heading,
  cell: of,
  total: (rows) => rows.reduce((sum, row) => sum + of(row), 0),
});
export const amount = <Row>(heading: string, of: (row: Row) => Cents): Column<Row> => ({
  heading,
  cell: (row) => money(of(row)),
  total: (rows) => money(sumCents(rows.map(of))),
});

/** Every row has the range, so that the files of several ranges can be joined; the last one is the total. */
export function rangeFile<Row>(
  { from, to }: DayRange,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  hasTotal = true,
): string {
  const totals = columns.slice(1).map(({ total }) => total?.(rows) ?? '');
  return csv([
    ['Desde', 'Hasta', ...columns.map(({ heading }) => heading)],
    ...rows.map((row) => [from, to, ...columns.map(({ cell }) => cell(row))]),
    ...(hasTotal && rows.length > 0 ? [[from, to, 'Total', ...totals]] : []),
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
