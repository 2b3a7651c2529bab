import { sumCents, zeroCents } from '../money/money.ts';
import type { CalendarDay } from '../shop/calendar.ts';
import type { DayRange } from './period.ts';
import type { DaySums, FeeSums, OrderSums, SalesReport } from './report.ts';

type Sums = Omit<OrderSums, 'received'> & Required<FeeSums>;

export type ComparedSums = {
  /** How many days of the period are over. */
  readonly over: 'all' | 'some' | 'none';
  readonly now: Sums;
  readonly before: Sums;
  /** The days of `before`. */
  readonly daysBefore: DayRange;
};

/**
 * A period beside the one before. While it lasts, only the days that are over, and as many of the one before: beside a whole day,
 * one that lasts would look bad.
 *
 * @param today the shop's day
 */
export function comparedSums(now: SalesReport, before: SalesReport, today: CalendarDay): ComparedSums {
  const overDays = daysOver(now.days, today);
  const over = overDays.length === now.days.length ? 'all' : overDays.length > 0 ? 'some' : 'none';
  const days = over === 'some' ? before.days.slice(0, overDays.length) : before.days;
  const to = days.at(-1)?.day ?? before.range.to;
  return {
    over,
    now: sumsOf(overDays),
    before: sumsOf(days),
    daysBefore: { from: before.range.from, to },
  };
}

/** The days before today. */
export const daysOver = (days: readonly DaySums[], today: CalendarDay): readonly DaySums[] =>
  days.filter(({ day }) => day < today);

const sumsOf = (days: readonly DaySums[]): Sums => ({
  delivered: days.reduce((sum, { delivered }) => sum + delivered, 0),
  sales: sumCents(days.map(({ sales }) => sales)),
  fees: sumCents(days.map(({ fees = zeroCents }) => fees)),
  discounts: sumCents(days.map(({ discounts = zeroCents }) => discounts)),
});
