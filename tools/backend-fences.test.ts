import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Which folders of the backend may import which (decision 2), imports of types included. */

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

/** A file directly in `src/` has no folder. */
const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : null);

const isAllowed = ([from, to]: Import): boolean => {
  const [importing, imported] = [folderOf(from), folderOf(to)];
  if (imported === null || importing === imported) return true;
  if (importing === 'db') return false;
  if (importing === 'http') return imported !== 'web';
  // Only `server/` puts the HTTP server together with the services.
  return importing === 'server' || imported !== 'http';
};

/** Folders that import one another, directly or through others; a file in `src/` counts as a folder. */
function circles(of: (file: string) => string): readonly string[] {
  const importedBy = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    if (of(from) === of(to)) continue;
    importedBy.set(of(from), (importedBy.get(of(from)) ?? new Set()).add(of(to)));
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

it('`db` imports no other folder, `http` not `web`, and no folder imports `http`', () => {
  expect(imports.filter((one) => !isAllowed(one))).toEqual([]);
});

it('no file imports itself through others', () => {
  expect(circles((file) => file)).toEqual([]);
});

it('no folder imports itself through others', () => {
  expect(circles((file) => folderOf(file) ?? file)).toEqual([]);
});
