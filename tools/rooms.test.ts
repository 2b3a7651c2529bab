import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Circles between the rooms of a package or an app (decision 2), imports of types included. A room is a folder; a file beside the
 * rooms counts as one. Circles of files: `dependency-cruiser.config.mjs`.
 */

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders whose subfolders are rooms. */
const houses = [
  'packages/domain/src',
  'packages/api/src',
  'packages/backend/src',
  'apps/store/src/features',
  'apps/admin/src/features',
];

/** `db/migrate.ts` imports `mutex.ts`; both relative to the house. */
type Import = readonly [from: string, to: string];

function importsIn(house: string): readonly Import[] {
  const source = join(root, house);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test|\.stories|\.d)\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(
        ([, path = '']): Import => [file, posix.join(dirname(file), path)],
      ),
    )
    .filter(([, to]) => !to.startsWith('../'));
}

const roomOf = (file: string) => file.split('/')[0] ?? file;

/** Rooms that import one another, directly or through others. */
function circles(imports: readonly Import[]): readonly string[] {
  const importedBy = new Map<string, Set<string>>();
  for (const [from, to] of imports.map(([from, to]): Import => [roomOf(from), roomOf(to)])) {
    if (from !== to) importedBy.set(from, (importedBy.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(importedBy.get(from) ?? [])].some((to) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      return reaches(to, goal, seen.add(to));
    });
  return [...importedBy.keys()].filter((room) => reaches(room, room));
}

it('finds the imports', () => {
  const backend = importsIn('packages/backend/src');
  expect(backend).toContainEqual(['server/main.ts', 'server/buildApp.ts']);
  expect(backend).toContainEqual(['http/purgeSnapshots.ts', 'images/deleteUnusedImage.ts']);
  expect(importsIn('apps/store/src/features')).toContainEqual(['cart/CartScreen.tsx', 'checkout/index.ts']);
});

it('finds a circle of rooms', () => {
  expect(
    circles([
      ['cart/a.ts', 'orders/b.ts'],
      ['orders/c.ts', 'menu/d.ts'],
      ['menu/e.ts', 'cart/f.ts'],
      ['phone/g.ts', 'cart/a.ts'],
    ]),
  ).toEqual(['cart', 'orders', 'menu']);
});

it.each(houses)('no room of %s imports itself through others', (house) => {
  expect(circles(importsIn(house))).toEqual([]);
});

it('beside the rooms of the domain there is only its index', () => {
  const files = readdirSync(join(root, 'packages/domain/src'), { withFileTypes: true });
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['index.ts']);
});
