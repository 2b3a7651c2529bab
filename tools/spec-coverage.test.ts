import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectationsOf } from './expectations.ts';

/**
 * `docs/spec-coverage.md` names, beside each sentence of the specification, the tests that show it and what they
 * assert: a file in backticks, a title in «» and, after →, text that stands in an expectation of that test. A test
 * that loses its assertion fails here, as one that is renamed or removed.
 */

const root = fileURLToPath(new URL('../', import.meta.url));

type Shown = { readonly file: string; readonly title: string; readonly asserts: readonly string[] };
type Row = { readonly sentence: string; readonly shown: readonly Shown[] };

/** Without a file, a test belongs to the file named before it. */
const shownBy = /(?:`(?<file>[^`]+)` )?«(?<title>[^»]+)» → (?<asserts>`[^`]+`(?:, `[^`]+`)*)/g;

function rowOf(line: string): Row {
  const [sentence = '', cell = ''] = line.split(/(?<!\\)\|/).slice(1, -1);
  const shown: Shown[] = [];
  for (const { groups = {} } of cell.replaceAll('\\|', '|').matchAll(shownBy)) {
    const { file = shown.at(-1)?.file ?? '', title = '', asserts = '' } = groups;
    shown.push({ file, title, asserts: [...asserts.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text) });
  }
  return { sentence: sentence.trim(), shown };
}

const page = readFileSync(`${root}docs/spec-coverage.md`, 'utf8');
const [covered = '', open = ''] = page.split('\n## Not shown by a test yet');
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence'))
    .map(rowOf);
const rows = rowsIn(covered);

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const expectedBy = (file: string, title: string) =>
  existsSync(root + file) ? expectationsOf(root + file, title).map(oneLine) : [];

describe('docs/spec-coverage.md', () => {
  it('names a test and its assertion beside every sentence', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ shown }) => shown.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('parses every file and title', () => {
    const titles = (text: string) => [...text.matchAll(/«[^»]+» →/g)].length;
    expect(rows.flatMap(({ shown }) => shown)).toHaveLength(titles(covered));
    expect(rowsIn(open).filter(({ shown }) => shown.length > 0)).toEqual([]);
  });

  it('names values, not matchers alone', () => {
    const asserts = rows.flatMap(({ shown }) => shown).flatMap(({ asserts }) => asserts);
    expect(asserts.filter((text) => /^[\w.]*\(?$/.test(text) && !/\d/.test(text))).toEqual([]);
  });

  it('names only text of an expectation of the test', () => {
    const missing = rows.flatMap(({ shown }) =>
      shown.flatMap(({ file, title, asserts }) => {
        const expectations = expectedBy(file, title);
        return asserts
          .filter((text) => !expectations.some((expectation) => expectation.includes(oneLine(text))))
          .map((text) => `${file} «${title}» does not expect ${text}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});
