import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What the documents point at is there. */

const root = fileURLToPath(new URL('../', import.meta.url));
const documents = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n');
const read = (document: string) => readFileSync(join(root, document), 'utf8');

/** `[text](where.md#part)` → `where.md` */
const linked = (document: string) =>
  [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path);

/** Paths as the documents write them, from the root: `packages/domain/src/cart.ts`. */
const named = (document: string) =>
  [...read(document).matchAll(/`((?:apps|packages|tools|deploy|docs|e2e|bench)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

it('finds the documents', () => {
  expect(documents).toContain('README.md');
  expect(documents.flatMap(linked).length).toBeGreaterThan(10);
  expect(documents.flatMap(named).length).toBeGreaterThan(10);
});

it.each(documents)('%s links to what is there', (document) => {
  const missing = linked(document).filter((path) => !existsSync(resolve(root, dirname(document), path)));
  expect(missing).toEqual([]);
});

it.each(documents)('%s names files that are there', (document) => {
  // What is built or kept at run time is not in the repository.
  const isMade = (path: string) => /\/(dist|dist-\w+|results)\b/.test(path);
  expect(named(document).filter((path) => !isMade(path) && !existsSync(join(root, path)))).toEqual([]);
});

it('every decision that code and tests cite by its letter is explained', () => {
  const explained = [...read('docs/decisions/specification.md').matchAll(/^\| ([SOPA]\d+) \|/gm)].map(
    ([, row]) => row,
  );
  expect(explained.length).toBeGreaterThan(30);
  const search = ['grep', '-hoiE', '\\bdecisions? [SOPA][0-9]+', '--', '*.ts', '*.tsx', '*.mjs', '*.md'];
  const cited = spawnSync('git', search, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter((words) => !explained.includes(words.split(' ')[1] ?? ''))).toEqual([]);
});
