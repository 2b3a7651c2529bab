import { describe, expect, it } from 'vitest';
import {
  comparedRanges,
  endingAt,
  hourOf,
  hourStarts,
  isRange,
  periodBefore,
  periodOf,
  startingAt,
} from './period.ts';

describe('a period', () => {
  it.each([
    ['day', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-23', '2026-11-29'],
    ['month', '2026-11-01', '2026-11-30'],
  ] as const)('%s contains the 25th', (kind, from, to) => {
    expect(periodOf(kind, '2026-11-25')).toEqual({ from, to });
  });

  it('ends with the month, in December and in a leap year too', () => {
    expect(periodOf('month', '2026-12-01').to).toBe('2026-12-31');
    expect(periodOf('month', '2028-02-10').to).toBe('2028-02-29');
  });

  it('has one before: a whole one, or as many days as a range', () => {
    expect(periodBefore('month', periodOf('month', '2026-03-15'))).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(periodBefore('range', { from: '2026-11-10', to: '2026-11-12' })).toEqual({
      from: '2026-11-07',
      to: '2026-11-09',
    });
  });
});

it('a period that lasts is compared with as many days of the one before', () => {
  const week = periodOf('week', '2026-11-25');
  expect(comparedRanges('week', week, '2026-11-25')).toEqual({
    now: { from: '2026-11-23', to: '2026-11-25' },
    before: { from: '2026-11-16', to: '2026-11-18' },
  });
  expect(comparedRanges('week', week, '2026-12-24')).toEqual({
    now: week,
    before: { from: '2026-11-16', to: '2026-11-22' },
  });
  // 30 days of March beside the 28 of February.
  expect(comparedRanges('month', periodOf('month', '2026-03-30'), '2026-03-30').before.to).toBe('2026-02-28');
});

it.each([
  [true, '2026-11-21', '2026-11-21'],
  [true, '2025-01-01', '2026-02-04'],
  [false, '2025-01-01', '2026-02-05'],
  [false, '2026-11-22', '2026-11-21'],
  [false, '2026-02-29', '2026-03-01'],
  [true, '2999-12-31', '2999-12-31'],
  [false, '3000-01-01', '3000-01-01'],
  [true, '2000-01-01', '2000-01-01'],
  [false, '1999-12-31', '1999-12-31'],
])('%s: %s to %s is a range', (is, from, to) => {
  expect(isRange({ from, to })).toBe(is);
});

it('a chosen day moves the other end of a range that would be too long or reversed', () => {
  const range = { from: '2026-11-01', to: '2026-11-21' };
  expect(startingAt(range, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-21' });
  expect(startingAt(range, '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(startingAt(range, '2025-01-01')).toEqual({ from: '2025-01-01', to: '2026-02-04' });
  expect(endingAt(range, '2026-10-31')).toEqual({ from: '2026-10-31', to: '2026-10-31' });
  expect(endingAt({ ...range, from: '2025-01-01' }, '2026-02-05').from).toBe('2025-01-02');
});

describe('the hours of a day of the shop', () => {
  const lengths = (day: string, timeZone: string) => {
    const starts = hourStarts({ from: day, to: day }, timeZone);
    return starts.slice(1).map((end, hour) => (end - (starts[hour] ?? 0)) / 3_600_000);
  };

  it('begin at five', () => {
    expect(hourStarts({ from: '2026-11-21', to: '2026-11-21' }, 'America/Mexico_City')[0]).toBe(
      Date.parse('2026-11-21T05:00:00-06:00'),
    );
    expect([0, 18, 19, 23].map(hourOf)).toEqual([5, 23, 0, 4]);
  });

  it('are one hour long, except one that the clock skips or repeats', () => {
    expect(lengths('2026-11-21', 'America/Mexico_City')).toEqual(Array.from({ length: 24 }, () => 1));
    // In the night after the day, at two in the morning: the hours 20 and 21 begin at one and at two.
    expect(lengths('2026-10-31', 'America/Tijuana')[20]).toBe(2);
    expect(lengths('2026-03-07', 'America/Tijuana')[21]).toBe(0);
  });
});
