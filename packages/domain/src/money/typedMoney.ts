import { plainDigits } from '../text/typedDigits.ts';
import { type Cents, maxPrice } from './money.ts';

/** `unclear`: no amount, or an ambiguous one. `tooHigh`: more than {@link maxPrice}. */
export type MoneyRefusal = 'unclear' | 'tooHigh';

export type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'refused'; readonly because: MoneyRefusal };

/** A comma separates groups of three digits; a point precedes one or two decimals. */
const mexicanAmount = /^\$?\s*(?<pesos>[1-9]\d{0,2}(?:,\d{3})+|\d+|(?=\.\d))(?:\.(?<decimals>\d{0,2}))?$/;

/**
 * Reads an amount as people type it in Mexico: `85`, `85.5`, `$85`, `1,250.50`. An ambiguous text, such as `1,25` or
 * `1.250`, is refused. Nothing is rounded, cut off or guessed.
 */
export function readMoney(typed: string): TypedMoney {
  const text = plainDigits(typed).trim();
  if (text === '') return { kind: 'empty' };
  const { pesos, decimals = '' } = mexicanAmount.exec(text)?.groups ?? {};
  if (pesos === undefined) return { kind: 'refused', because: 'unclear' };
  const amount = Number(pesos.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (amount > maxPrice) return { kind: 'refused', because: 'tooHigh' };
  return { kind: 'amount', amount: amount as Cents };
}
