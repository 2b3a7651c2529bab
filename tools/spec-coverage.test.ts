import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * `docs/spec-coverage.md` names, beside each sentence of the specification, the tests that show it: in the last cell
 * of a row, a file in backticks and after it the titles in «», a title of a story being its export. Here they are
 * looked up, so that a test cannot be renamed or removed without the page telling of it.
 */
const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Row = { readonly sentence: string; readonly named: readonly Named[] };
type Named = { readonly file: string; readonly title: string };

function rowOf(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  const named: Named[] = [];
  let file = '';
  for (const [, path, title] of (cells.at(-1) ?? '').matchAll(/`([^`]+)`|«([^»]+)»/g)) {
    if (path) file = path;
    else if (title) named.push({ file, title });
  }
  return { sentence: (cells[0] ?? '').trim(), named };
}

const rows = readFileSync(inRepository('docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Specification'))
  .map(rowOf);

function hasTest({ file, title }: Named): boolean {
  if (file === '' || !existsSync(inRepository(file))) return false;
  const source = readFileSync(inRepository(file), 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``, `export const ${title}:`].some((text) =>
    source.includes(text),
  );
}

describe('docs/spec-coverage.md', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  it('names a test beside every sentence', () => {
    expect(rows.filter(({ named }) => named.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('names no test that is not there', () => {
    expect(rows.flatMap(({ named }) => named).filter((test) => !hasTest(test))).toEqual([]);
  });
});
