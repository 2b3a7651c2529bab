import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const documents = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n');
const read = (document: string) => readFileSync(join(root, document), 'utf8');

/** Link targets, `[text](README.md#settings)` and `[S1]: README.md#settings`, on the same page and on others. */
const targets = (document: string) =>
  [...read(document).matchAll(/(?:\]\(|^\[[^\]]+\]: )(?!https?:|mailto:)([^)\s]+)/gm)].map(
    ([, to = '']) => to,
  );
const linked = (document: string) =>
  targets(document).flatMap((to) => (to.startsWith('#') ? [] : [to.replace(/#.*/, '')]));

/** The headings' anchors: the part of a link after `#`. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

function leadsToHeading(document: string, to: string): boolean {
  const [path = '', anchor] = to.split('#');
  const page = path === '' ? document : join(dirname(document), path);
  return anchor === undefined || !page.endsWith('.md') || anchorsOf(page).includes(anchor);
}

/** Paths in backticks, relative to the root: `packages/domain/src/cart/cart.ts`. */
const named = (document: string) =>
  [...read(document).matchAll(/`((?:apps|packages|tools|deploy|docs|e2e|bench)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

it('finds the documents', () => {
  expect(documents).toContain('README.md');
  expect(documents.flatMap(linked).length).toBeGreaterThan(10);
  expect(documents.flatMap(named).length).toBeGreaterThan(10);
});

it.each(documents)('%s links to existing files', (document) => {
  const missing = linked(document).filter((path) => !existsSync(resolve(root, dirname(document), path)));
  expect(missing).toEqual([]);
});

it.each(documents)('%s links to existing headings', (document) => {
  expect(targets(document).filter((to) => !leadsToHeading(document, to))).toEqual([]);
});

it.each(documents)('%s defines its reference links', (document) => {
  const defined = [...read(document).matchAll(/^\[([^\]]+)\]: /gm)].map(([, name]) => name);
  const used = [...read(document).matchAll(/\[([A-Z]\d{1,2})\](?![(:])/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});

it.each(documents)('%s names existing files', (document) => {
  // Builds and results are not in the repository.
  const isMade = (path: string) => /\/(dist|dist-\w+|results)\b/.test(path);
  expect(named(document).filter((path) => !isMade(path) && !existsSync(join(root, path)))).toEqual([]);
});

const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
const readmes = documents.filter((document) => /^(apps|packages)\/[^/]+\/README\.md$/.test(document));

/** Names in backticks that are no path from the root: `sendOrder.ts`, `services/api.ts`. */
it.each(readmes)('%s names files of its own folder', (document) => {
  const own = files.filter((file) => file.startsWith(`${dirname(document)}/`));
  const names = [
    ...read(document).matchAll(/`((?!(?:apps|packages|tools|\.storybook)\/)[\w./-]+\.(?:tsx?|mjs))`/g),
  ];
  expect(
    names.map(([, name]) => name).filter((name) => !own.some((file) => file.endsWith(`/${name}`))),
  ).toEqual([]);
});
