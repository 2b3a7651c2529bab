declare const unit: unique symbol;

/** Whole centavos. Pesos are decimals only outside (wire, storage); inside, money is never fractional. */
export type Cents = number & { readonly [unit]: 'cents' };

export const zeroCents = 0 as Cents;

/** For codecs only: `89.5` (pesos) → `8950` (centavos), rounded to the nearest centavo. */
export const centsFromPesos = (pesos: number): Cents => Math.round(pesos * 100) as Cents;

/** For codecs only: `8950` (centavos) → `89.5` (pesos). */
export const pesosFromCents = (amount: Cents): number => amount / 100;

export const addCents = (a: Cents, b: Cents): Cents => (a + b) as Cents;

/** @param times a whole number */
export const timesCents = (amount: Cents, times: number): Cents => (amount * times) as Cents;

export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce(addCents, zeroCents);

/**
 * `123450` → `$1,234.50`: always two decimals (spec §9).
 *
 * Formatted by hand: `Intl` costs a phone 50 ms before the first page is interactive.
 */
export function formatCents(amount: Cents): string {
  const digits = `${Math.abs(amount)}`.padStart(3, '0');
  const pesos = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${pesos}.${digits.slice(-2)}`;
}
