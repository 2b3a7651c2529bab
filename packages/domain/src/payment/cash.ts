import type { Cents } from '../money/money.ts';

/** The banknotes of Mexico, in centavos. */
const bills = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/**
 * The sums above the total that people hand over: for each banknote the smallest sum of that banknote alone. Ascending. The
 * exact total is not among them, because «Exacto» is a choice of its own.
 */
export function cashChoices(total: Cents): readonly Cents[] {
  const sums = bills.map((bill) => Math.ceil(total / bill) * bill).filter((sum) => sum > total);
  return [...new Set(sums)].sort((a, b) => a - b) as Cents[];
}

/** Whether the cash, in centavos, pays the total. */
export const isEnough = (total: Cents, cashGiven: Cents): boolean => cashGiven >= total;

/** Only for cash that {@link isEnough}. */
export const changeFor = (total: Cents, cashGiven: Cents): Cents => (cashGiven - total) as Cents;
