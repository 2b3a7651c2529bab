import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as contract from '../packages/api/src/index.ts';

/**
 * The tables of `docs/contract.md` list the calls of `packages/api`, with the same callers and statuses, and the keys of the
 * browser's storage.
 */

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const page = read('docs/contract.md');
const [built = '', planned = ''] = page.split('\n## Extensions of the second round');

const callerOf = {
  public: 'all',
  customer: 'customer',
  staff: 'staff',
  menu: 'menu',
  owner: 'owner',
} as const;

type KnownCall = {
  readonly method: string;
  readonly path: string;
  readonly access: keyof typeof callerOf;
  readonly status: number;
};

const isCall = (value: unknown): value is KnownCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const inCode = Object.values<unknown>(contract)
  .filter(isCall)
  .map(({ method, path, access, status }) => {
    const written = path.replace(/:(\w+)/g, '{$1}');
    return `${method} ${written} | ${callerOf[access]} | ${status}`;
  })
  .sort();

/** A row's cells: call, caller, request, answer. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([A-Z]+ \/\S*)`[^|]*\| (\w+) \|[^|]*\| ?(\d+)?/gm)].map(
    ([, call, caller, status]) => `${call} | ${caller} | ${status}`,
  );

it('lists exactly the calls of the code, with their callers and statuses', () => {
  expect(rowsOf(built).sort()).toEqual(inCode);
});

it('lists no call as planned: all are built', () => {
  expect(rowsOf(planned)).toEqual([]);
  expect(planned).toContain('Rules for all of');
});

const sourcesIn = (folder: string) =>
  readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Files named `…Storage.ts`, those of `shared/storage`, and the loader of `packages/ui`. */
const storageFiles = [
  ...['apps/store/src', 'apps/admin/src']
    .flatMap(sourcesIn)
    .filter((path) => /Storage\.ts$|\/shared\/storage\//.test(path)),
  ...sourcesIn('packages/ui/src/loading'),
];

/** `storedText('tab', 'staffSound')` in any file of the staff's tool. */
const keptTexts = sourcesIn('apps/admin/src').flatMap((path) =>
  [...read(path).matchAll(/\bstoredText\('\w+', '(\w+)'/g)].map(([, key]) => key),
);

/** `const cartKey = 'cart'`, `storedValue(json, 'phoneSession', …)`, and the four counters `'smsCooldown'` … */
const keysIn = (source: string) =>
  [...source.matchAll(/\b(?:key|\w+Key) = '(\w+)'|\bstoredValue\(\w+, '(\w+)'|: '(sms\w+)'/g)].flatMap(
    ([, named, read, counter]) => named ?? read ?? counter ?? [],
  );

it('lists exactly the keys that the code writes to the storage of the browser', () => {
  const [, section = ''] = page.split('\n## Storage in the browser');
  const [table = ''] = section.split('\n## ');
  const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
  );
  expect(listed.sort()).toEqual([...keptTexts, ...storageFiles.flatMap((path) => keysIn(read(path)))].sort());
});
