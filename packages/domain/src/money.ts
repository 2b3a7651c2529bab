declare const unit: unique symbol;

/** Whole centavos. Pesos cross our borders as decimals; inside, money is never fractional. */
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

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** `123450` → `$1,234.50`: always two decimals (spec §9). */
export const formatCents = (amount: Cents): string => pesos.format(pesosFromCents(amount));
