import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Circles between the folders of the backend (decision 2), imports of types included. Files: `dependency-cruiser.config.mjs`. */

const source = fileURLToPath(new URL('../packages/backend/src/', import.meta.url));

/** `db/migrate.ts` imports `mutex.ts`. */
type Import = readonly [from: string, to: string];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.test|\.d)\.ts$/.test(path) && !path.startsWith('testing/'));

const imports: readonly Import[] = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(
    ([, path = '']): Import => [file, posix.join(dirname(file), path)],
  ),
);

/** A file directly in `src/` counts as a folder. */
const folderOf = (file: string) => file.split('/')[0] ?? file;

/** Folders that import one another, directly or through others. */
function circles(): readonly string[] {
  const importedBy = new Map<string, Set<string>>();
  for (const [from, to] of imports.map(([from, to]): Import => [folderOf(from), folderOf(to)])) {
    if (from !== to) importedBy.set(from, (importedBy.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(importedBy.get(from) ?? [])].some((to) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      return reaches(to, goal, seen.add(to));
    });
  return [...importedBy.keys()].filter((part) => reaches(part, part));
}

it('finds the imports', () => {
  expect(imports).toContainEqual(['server/main.ts', 'server/buildApp.ts']);
  expect(imports).toContainEqual(['http/purgeSnapshots.ts', 'images/deleteUnusedImage.ts']);
});

it('no folder imports itself through others', () => {
  expect(circles()).toEqual([]);
});
