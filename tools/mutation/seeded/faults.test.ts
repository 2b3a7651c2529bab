import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFaults, seed } from './faults.mjs';

const faults = readFaults(readFileSync(new URL('faults.txt', import.meta.url), 'utf8'));

it.each(faults)('the fault $name fits its source, and its tests exist', ({ tests, ...fault }) => {
  expect(seed(readFileSync(fault.file, 'utf8'), fault)).toContain(fault.replace);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
});

it('no two faults have one name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
