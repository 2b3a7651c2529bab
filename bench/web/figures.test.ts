import { expect, it } from 'vitest';
import { median, mediansOf, ratioInTurns, tableOf } from './figures.mjs';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 2], 6],
  [[9, 100, 10, 1], 9.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('an empty list has no median', () => {
  expect(() => median([])).toThrow('no median');
});

it('one slow run does not change the median', () => {
  const samples = [
    { fcp: 900, lcp: 1100 },
    { fcp: 4000, lcp: 9000 },
    { fcp: 880, lcp: 1150 },
  ];
  expect(mediansOf(samples)).toEqual({ fcp: 900, lcp: 1150 });
});

it('a turn on a busy machine does not change the ratio', () => {
  const page = [{ lcp: 110 }, { lcp: 2200 }, { lcp: 109 }];
  const still = [{ lcp: 100 }, { lcp: 2000 }, { lcp: 100 }];
  expect(ratioInTurns(page, still, 'lcp')).toBeCloseTo(1.1);
});

it('a table is valid Markdown', () => {
  expect(tableOf(['Page', 'FCP'], [['home', '871']])).toBe('| Page | FCP |\n|---|---|\n| home | 871 |');
});
