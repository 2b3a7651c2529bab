import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Of the work tree: with new files, and without those that are deleted and not committed yet. */
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
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

const readmes = documents.filter((document) => /^(apps|packages)\/[^/]+\/README\.md$/.test(document));

/** Names in backticks that are no path from the root: `sendOrder.ts`, `checkout/sendOrder.ts`. */
it.each(readmes)('%s names files of its own folder', (document) => {
  const own = files.filter((file) => file.startsWith(`${dirname(document)}/`));
  const names = [
    ...read(document).matchAll(/`((?!(?:apps|packages|tools|\.storybook)\/)[\w./-]+\.(?:tsx?|mjs))`/g),
  ];
  expect(
    names.map(([, name]) => name).filter((name) => !own.some((file) => file.endsWith(`/${name}`))),
  ).toEqual([]);
});

const sources = files.filter((file) =>
  /^(apps|bench|e2e|packages|tools)\/.+\.(tsx?|mjs|css|sql)$/.test(file),
);

/** Every path of the repository, also without its first folders: `packages/domain/src/index.ts`, `domain/src/index.ts`, … */
const ends = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
);

/** Names in backticks, in the comments of sources too: `money.test.ts`, `src/money/money.ts`, `../src/index.ts`. */
const namedAnywhere = (path: string) =>
  [...read(path).matchAll(/`(?:\.{1,2}\/)*([\w-][\w./-]*\.(?:tsx?|mjs|css|sql))`/g)].map(
    ([, name = '']) => name,
  );

it('sources and documents name existing files', () => {
  const paths = [...sources, ...documents];
  expect(paths.flatMap(namedAnywhere).length).toBeGreaterThan(300);
  expect(
    paths.flatMap((path) =>
      namedAnywhere(path).flatMap((name) => (ends.has(name) ? [] : [`${path}: ${name}`])),
    ),
  ).toEqual([]);
});
