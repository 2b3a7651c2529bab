import { describe, expect, it } from 'vitest';
import type { Cents } from '../money/money.ts';
import { comparedSums } from './comparedSums.ts';
import { type DayRange, daysOf } from './period.ts';
import type { SalesReport } from './report.ts';

/** Only what is compared: each day sells one order more than the day before it. */
function aReport(range: DayRange): SalesReport {
  const days = daysOf(range).map((day, index) => ({
    day,
    delivered: index + 1,
    sales: (index + 1) as Cents,
    ...(index === 0 && { fees: 7 as Cents }),
    ...(index === 2 && { discounts: 5 as Cents }),
  }));
  return { range, days } as unknown as SalesReport;
}

describe('a period beside the one before', () => {
  const now = aReport({ from: '2026-11-23', to: '2026-11-25' });
  const before = aReport({ from: '2026-11-16', to: '2026-11-18' });

  it('is compared whole once it is over', () => {
    expect(comparedSums(now, before, '2026-11-26')).toEqual({
      over: 'all',
      now: { delivered: 6, sales: 6, fees: 7, discounts: 5 },
      before: { delivered: 6, sales: 6, fees: 7, discounts: 5 },
      daysBefore: before.range,
    });
  });

  it('is compared up to yesterday while it lasts', () => {
    expect(comparedSums(now, before, '2026-11-25')).toEqual({
      over: 'some',
      now: { delivered: 3, sales: 3, fees: 7, discounts: 0 },
      before: { delivered: 3, sales: 3, fees: 7, discounts: 0 },
      daysBefore: { from: '2026-11-16', to: '2026-11-17' },
    });
  });

  it('shows the one before on its first day', () => {
    const first = comparedSums(now, before, '2026-11-23');
    expect(first).toMatchObject({ over: 'none', before: { sales: 6 }, daysBefore: before.range });
  });

  it('is compared whole with a month of another length', () => {
    const march = aReport({ from: '2026-03-01', to: '2026-03-31' });
    const february = aReport({ from: '2026-02-01', to: '2026-02-28' });
    expect(comparedSums(march, february, '2026-04-01').daysBefore).toEqual(february.range);
    expect(
      comparedSums(february, aReport({ from: '2026-01-01', to: '2026-01-31' }), '2026-03-01'),
    ).toMatchObject({
      before: { delivered: 496 },
      daysBefore: { to: '2026-01-31' },
    });
  });
});
