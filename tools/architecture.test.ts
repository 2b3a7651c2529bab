import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isFenceFile } from './fence-files.mjs';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inRepository(path), 'utf8');
const foldersIn = (path: string) =>
  readdirSync(inRepository(path), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** `store --> ui` */
const drawn = [...read('docs/architecture.md').matchAll(/^\s*(\w+) --> (\w+)$/gm)].map(
  ([, from, to]) => `${from} --> ${to}`,
);

/** What the sources of a part import of ours, except in their tests. */
function arrowsFrom(folder: string, part: string): string[] {
  const sources = readdirSync(inRepository(`${folder}/${part}/src`), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path) && !isFenceFile(path))
    .map((path) => read(`${folder}/${part}/src/${path}`));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import\(|import) ?'@crepas\/([\w-]+)/g)].map(([, to]) => to),
  );
  return [...new Set(imported)].filter((to) => to !== part).map((to) => `${part} --> ${to}`);
}

const real = ['packages', 'apps'].flatMap((folder) =>
  foldersIn(folder).flatMap(({ name }) => arrowsFrom(folder, name)),
);

it('docs/architecture.md draws every import between the parts, and no other', () => {
  expect(drawn).toContain('store --> ui');
  expect([...drawn].sort()).toEqual([...real].sort());
});
