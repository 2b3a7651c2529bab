import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFaults, seed } from './faults.mjs';

const faults = readFaults(readFileSync(new URL('faults.txt', import.meta.url), 'utf8'));

const isOfStep = (test: string, step: string) =>
  step === (test.includes('.long.') ? 'contract-long' : 'contract');

it.each(faults)('the fault $name fits its source, and its tests exist', ({ tests, ...fault }) => {
  expect(seed(readFileSync(fault.file, 'utf8'), fault)).toContain(fault.replace);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  expect(
    tests.filter((test) => test.startsWith('packages/backend/blackbox/') && !isOfStep(test, fault.step)),
  ).toEqual([]);
});

it('no two faults have one name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
