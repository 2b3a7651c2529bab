import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The lists of `docs/architecture.md` that follow a value file by file. A file that moved, or that no other file of its
 * list imports or is imported by, is no longer on the way.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

type Walk = { readonly number: number; readonly rows: readonly number[]; readonly files: readonly string[] };

/** A table whose rows start with a number, and the number of files below it. */
const walks = [...page.matchAll(/((?:^\| \d+ \| `[^`]+` \|.*\n)+)\n(\d+) files\./gm)].map(
  ([, table = '', number]): Walk => {
    const rows = [...table.matchAll(/^\| (\d+) \| `([^`]+)`/gm)];
    return {
      number: Number(number),
      rows: rows.map(([, row]) => Number(row)),
      files: rows.map(([, , file = '']) => file),
    };
  },
);

type Source = { readonly exports: readonly string[]; readonly imports: readonly Import[] };
type Import = { readonly names: readonly string[]; readonly from: string };

function sourceOf(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  return {
    exports: [...text.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
    imports: [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)].map(
      ([, names = '', from = '']) => ({
        names: names.split(',').map((name) => name.replace(/^\s*type | as .*/g, '').trim()),
        from,
      }),
    ),
  };
}

/** `packages/domain/src/cart.ts` is part of `@crepas/domain`. */
const packageOf = (file: string) => `@crepas/${file.split('/')[1]}`;

function doesImport(file: string, other: string): boolean {
  const { exports } = sourceOf(other);
  return sourceOf(file).imports.some(({ names, from }) =>
    from.startsWith('.')
      ? join(dirname(file), from) === other
      : from === packageOf(other) && names.some((name) => exports.includes(name)),
  );
}

it('finds the four lists', () => {
  expect(walks.map(({ files }) => files[0])).toEqual([
    'packages/backend/src/db/schema.ts',
    'apps/store/src/screens/add/AddBar.tsx',
    'apps/store/src/cart/FinishButton.tsx',
    'apps/admin/src/screens/orders/board/OrderSteps.tsx',
  ]);
});

it('names the files that carry every call, and lists none of them again', () => {
  const [table = ''] = /\| File \| What it carries \|\n(?:\|.*\n)+/.exec(page) ?? [];
  const carriers = [...table.matchAll(/`((?:apps|packages)[^`]+)`/g)].map(([, file = '']) => file);
  expect(carriers.length).toBeGreaterThan(0);
  expect(carriers.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const listed = walks.flatMap(({ files }) => files);
  expect(listed.filter((file) => carriers.some((carrier) => file.startsWith(carrier)))).toEqual([]);
});

describe.each(walks)('the list from $files.0', ({ number, rows, files }) => {
  it('numbers its rows and says how many they are', () => {
    expect(rows).toEqual(files.map((_, index) => index + 1));
    expect(number).toBe(files.length);
    expect(new Set(files).size).toBe(files.length);
  });

  it('names existing files', () => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names files that another one of the list imports or is imported by', () => {
    const present = files.filter((file) => existsSync(join(root, file)));
    const isConnected = (file: string) =>
      present.some((other) => other !== file && (doesImport(file, other) || doesImport(other, file)));
    expect(present.filter((file) => !isConnected(file))).toEqual([]);
  });
});
