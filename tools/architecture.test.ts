import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isFenceFile } from './fence-files.mjs';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inRepository(path), 'utf8');
const foldersIn = (path: string) =>
  readdirSync(inRepository(path), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** `store --> ui`, and `backend -.-> demo` for what only a process loads, dynamically. */
const drawn = [...read('docs/architecture.md').matchAll(/^\s*(\w+ (?:-->|-\.->) \w+)$/gm)].map(
  ([, arrow]) => arrow,
);

/** The parts of ours that the sources of a folder name in such a statement, except in their tests. */
function importedIn(folder: string, statement: RegExp): string[] {
  const sources = readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path) && !isFenceFile(path))
    .map((path) => read(`${folder}/${path}`));
  return sources.flatMap((source) => [...source.matchAll(statement)].map(([, part = '']) => part));
}

const anyImport = /(?:from|import\(|import) ?'@crepas\/([\w-]+)/g;
const dynamicImport = /(?<!typeof )import\('@crepas\/([\w-]+)/g;

const arrows = (part: string, arrow: string, imported: string[]) =>
  [...new Set(imported)].filter((to) => to !== part).map((to) => `${part} ${arrow} ${to}`);

const real = [
  ...['packages', 'apps'].flatMap((folder) =>
    foldersIn(folder).flatMap(({ name }) =>
      arrows(name, '-->', importedIn(`${folder}/${name}/src`, anyImport)),
    ),
  ),
  ...arrows('backend', '-.->', importedIn('packages/backend/bin', dynamicImport)),
];

it('docs/architecture.md draws every import between the parts, and no other', () => {
  expect(drawn).toContain('store --> ui');
  expect([...drawn].sort()).toEqual([...real].sort());
});
