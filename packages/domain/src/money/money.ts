declare const unit: unique symbol;

/** Whole centavos. Pesos are decimals only outside (wire, storage); inside, money is never fractional. */
export type Cents = number & { readonly [unit]: 'cents' };

export const zeroCents = 0 as Cents;

/** $99,999.99: the highest price of a product or an extra. The sum of fifty of them still fits the database. */
export const maxPrice = 9_999_999 as Cents;

/** For codecs only: `89.5` (pesos) → `8950` (centavos), rounded to the nearest centavo. */
export const centsFromPesos = (pesos: number): Cents => Math.round(pesos * 100) as Cents;

/** For codecs only: `8950` (centavos) → `89.5` (pesos). */
export const pesosFromCents = (amount: Cents): number => amount / 100;

/** In centavos, as every function of this file. */
export const addCents = (a: Cents, b: Cents): Cents => (a + b) as Cents;

/** @param times a whole number */
export const timesCents = (amount: Cents, times: number): Cents => (amount * times) as Cents;

/** 0 for an empty list. */
export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce(addCents, zeroCents);

/**
 * Whole centavos as everybody reads them: 123450 → `$1,234.50` (spec §9), and −2500 → `−$25.00` with the minus sign, which is as wide as a
 * plus. Without `Intl`, whose data for es-MX costs a phone 50 ms before the first page is interactive; tested against it. `Price` of the UI
 * kit, which imports nothing of ours, shows the same.
 *
 * @throws RangeError for a fraction or NaN, which is no amount
 */
export function moneyText(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`No whole centavos: ${cents}`);
  const digits = `${Math.abs(cents)}`.padStart(3, '0');
  const pesos = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${pesos}.${digits.slice(-2)}`;
}
