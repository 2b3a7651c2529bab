import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Sources, tests and documents cite the specification («spec §4»), decisions by letter («decision S1») or by number
 * («decision 13») and documents by name («`contract.md`, Statuses»). Every citation leads to a heading or a row.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
/** Without files that are deleted and not committed yet. */
const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
const isText = (path: string) => /\.(ts|tsx|mjs|js|css|html|md|ya?ml|sql|sh)$/.test(path);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const headingsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
const sections = headingsOf('docs/specification.md').flatMap((heading) => heading.match(/^\d+(?=\. )/) ?? []);
const letters = [...read('docs/decisions/specification.md').matchAll(/^\| ([SOPAHTR]\d+) \|/gm)].map(
  ([, letter = '']) => letter,
);
const numbers = tracked.flatMap((path) => path.match(/(?<=^docs\/decisions\/)\d{4}(?=-.+\.md$)/) ?? []);

type Citation = { readonly where: string; readonly what: string; readonly isFound: boolean };

const isDecision = (name: string) =>
  /^\d+$/.test(name) ? numbers.includes(name.padStart(4, '0')) : letters.includes(name);

function isDocument(name: string, from: string): boolean {
  const inItsFolder = join(from, '..', name);
  return tracked.some((path) => path === inItsFolder || path === name || basename(path) === name);
}

/** A comment's line break reads as a space; every character keeps its offset. */
const joinedLines = (text: string) =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, (gap) => `\n${' '.repeat(gap.length - 1)}`);

const decisionsInARow =
  /\b[Dd]ecisions?\s+((?:[SOPAHTR]\d+|\d+)\b(?:(?:\s*[,;–]\s*|\s+(?:and|or|to)\s+)[SOPAHTR]\d+\b)*)/g;

function citationsIn(path: string): Citation[] {
  const text = joinedLines(read(path));
  const where = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`;
  const found: Citation[] = [];
  const cite = (
    pattern: RegExp,
    resolve: (match: RegExpMatchArray) => readonly [what: string, boolean][],
  ) => {
    for (const match of text.matchAll(pattern)) {
      for (const [what, isFound] of resolve(match)) found.push({ where: where(match.index), what, isFound });
    }
  };
  cite(/§\s?(\d+)/g, ([, section = '']) => [[`§${section}`, sections.includes(section)]]);
  cite(decisionsInARow, ([, list = '']) =>
    (list.match(/[SOPAHTR]?\d+/g) ?? []).map((name) => [`decision ${name}`, isDecision(name)]),
  );
  cite(/[([]([SOPAHTR]\d{1,2})[)\]]/g, ([, name = '']) => [[`decision ${name}`, isDecision(name)]]);
  cite(/decisions\/(\d{4})\b/g, ([, number = '']) => [[`decisions/${number}`, isDecision(number)]]);
  cite(/`([\w./-]+\.md)`(?:,\s+([A-Z][\w ]*))?/g, ([, name = '', part]) => [
    [name, isDocument(name, path)],
    ...(part === undefined ? [] : [[`${name}, ${part}`, hasPart(name, part)] as [string, boolean]]),
  ]);
  return found;
}

const hasPart = (name: string, part: string) =>
  tracked.some((path) => basename(path) === basename(name) && headingsOf(path).includes(part.trim()));

const citations = tracked.filter(isText).flatMap(citationsIn);

it('finds sections, decisions and their citations', () => {
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(letters.length).toBeGreaterThan(45);
  expect(numbers.length).toBeGreaterThan(12);
  const kinds = ['§4', 'decision O5', 'decision H1', 'decision 2', 'decisions/0004', 'contract.md, Statuses'];
  expect(citations.map(({ what }) => what)).toEqual(expect.arrayContaining(kinds));
});

it('every citation leads to a heading or a row', () => {
  const lost = citations.filter(({ isFound }) => !isFound).map(({ where, what }) => `${where} cites ${what}`);
  expect(lost).toEqual([]);
});
