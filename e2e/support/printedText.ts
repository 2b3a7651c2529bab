import { inflateSync } from 'node:zlib';

/** One run of text of a printed page, with the size of its type in points of the paper. */
export type PrintedRun = { readonly text: string; readonly points: number };

/**
 * Reads the text back from a PDF that Chromium printed: what the paper says, not what the document says. Glyphs become
 * characters by the fonts' own tables (`ToUnicode`).
 */
export function printedRuns(pdf: Buffer): readonly PrintedRun[] {
  const objects = objectsIn(pdf);
  const fonts = fontsIn(objects);
  return [...objects.values()]
    .filter(({ content }) => /\bBT\b/.test(content))
    .flatMap(({ content }) => runsIn(content, fonts));
}

/** The runs in one line, without spaces: a printer places words by coordinates. */
export const printedText = (pdf: Buffer): string =>
  printedRuns(pdf)
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

type PdfObject = { readonly head: string; readonly content: string };

function objectsIn(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const file = pdf.toString('latin1');
  return new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\bendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', stream = ''] = body.split(/\bstream\r?\n/);
      const bytes = Buffer.from(stream.replace(/\r?\nendstream[\s\S]*$/, ''), 'latin1');
      const isText = head.includes('/FlateDecode') && !/\/(Image|FontFile\d?|Length1)\b/.test(head);
      return [id, { head, content: isText ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

/** By the name that the pages use: glyph → character. */
function fontsIn(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const names = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      return [name, glyphsIn(objects.get(table)?.content ?? '')];
    }),
  );
}

function glyphsIn(table: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', character = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(glyph.toUpperCase(), decoded(character));
  }
  for (const [, lines = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(from, 16);
      for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph++) {
        const character = String.fromCodePoint(Number.parseInt(first, 16) + glyph - start);
        glyphs.set(glyph.toString(16).toUpperCase().padStart(4, '0'), character);
      }
    }
  }
  return glyphs;
}

const decoded = (utf16: string) => Buffer.from(utf16, 'hex').swap16().toString('utf16le');

/** `q` and `Q` keep and restore the scale, `cm` multiplies it, `Tf` chooses the font, `Tj` and `TJ` show glyphs. */
const operations =
  /\bq\b|\bQ\b|([\d.]+) 0 0 -?[\d.]+ [-\d.]+ [-\d.]+ cm|\/(F\d+) ([\d.]+) Tf|((?:<\w+>|\[[^\]]*\]) T[jJ])/g;

function runsIn(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly PrintedRun[] {
  const kept: number[] = [];
  const runs: PrintedRun[] = [];
  let [scale, font, size] = [1, '', 0];
  for (const [operation, factor, name, height, shown = ''] of content.matchAll(operations)) {
    if (operation === 'q') kept.push(scale);
    else if (operation === 'Q') scale = kept.pop() ?? 1;
    else if (factor !== undefined) scale *= Number(factor);
    else if (name !== undefined) [font, size] = [name, Number(height)];
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => fonts.get(font)?.get(glyph.toUpperCase()) ?? '').join('');
    const points = size * scale;
    const last = runs.at(-1);
    // Letters that are placed one by one are one run.
    if (text !== '' && last?.points === points) runs[runs.length - 1] = { text: last.text + text, points };
    else if (text !== '') runs.push({ text, points });
  }
  return runs;
}
