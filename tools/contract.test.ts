import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as contract from '../packages/api/src/index.ts';

/** The tables of `docs/contract.md` list the calls of `packages/api`, with the same callers and statuses. */

const page = readFileSync(fileURLToPath(new URL('../docs/contract.md', import.meta.url)), 'utf8');
const [built = '', planned = ''] = page.split('\n## Extensions of the second round');

const callerOf = { public: 'all', customer: 'customer', staff: 'staff', owner: 'owner' } as const;

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

it('lists only missing calls as planned', () => {
  const calls = inCode.map((row) => row.split(' | ')[0]);
  const names = rowsOf(planned).map((row) => row.split(' | ')[0] ?? '');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => calls.includes(name))).toEqual([]);
});
