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
