import { expect, it } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './slowest.mjs';

it('the slowest files come first, ten of them', () => {
  const testResults = Array.from({ length: 12 }, (_, place) => ({
    name: `${place}.test.ts`,
    startTime: 0,
    endTime: 1000 * place,
  }));
  const lines = slowest('unit', () => vitestTimes({ testResults }));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('unit: 11.0 s 11.test.ts');
});

it('a file of journeys takes the time of all its tests', () => {
  const specs = [{ tests: [{ results: [{ duration: 1500 }] }] }];
  const suite = { file: 'undo.long.spec.ts', specs, suites: [{ file: 'undo.long.spec.ts', specs }] };
  expect(playwrightTimes({ suites: [suite] })).toEqual([['undo.long.spec.ts', 3000]]);
});

it('a step without a report has no slow files', () => {
  expect(
    slowest('e2e', () => {
      throw new Error('no report');
    }),
  ).toEqual([]);
});
