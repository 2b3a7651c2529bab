declare const unit: unique symbol;

/** Whole centavos. Pesos are decimals only outside (wire, storage); inside, money is never fractional. */
export type Cents = number & { readonly [unit]: 'cents' };

export const zeroCents = 0 as Cents;

/** $99,999.99: the highest price of a product or an extra. The sum of fifty of them still fits the database. */
export const highestPrice = 9_999_999 as Cents;

/** For codecs only: `89.5` (pesos) → `8950` (centavos), rounded to the nearest centavo. */
export const centsFromPesos = (pesos: number): Cents => Math.round(pesos * 100) as Cents;

/** For codecs only: `8950` (centavos) → `89.5` (pesos). */
export const pesosFromCents = (amount: Cents): number => amount / 100;

export const addCents = (a: Cents, b: Cents): Cents => (a + b) as Cents;

/** @param times a whole number */
export const timesCents = (amount: Cents, times: number): Cents => (amount * times) as Cents;

export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce(addCents, zeroCents);

/**
 * `$1,234.50`, in texts that the domain words. Not negative.
 *
 * `@crepas/ui/money` is the other one: the UI kit imports nothing of ours. Both are tested against `Intl`.
 */
export const moneyText = (amount: Cents): string =>
  `$${(amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
