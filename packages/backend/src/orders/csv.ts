/** A cell is a text or a number; only texts can be dangerous. */
export type Cell = string | number;

/** Without it a spreadsheet reads UTF-8 as something else. */
const byteOrderMark = '\uFEFF';

/** RFC 4180, as spreadsheets open it. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  // Also where a semicolon stands: half of all spreadsheets divide cells by it.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would take for a formula, and run, gets the apostrophe that makes it a text. */
const harmless = (text: string) => (/^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text);
