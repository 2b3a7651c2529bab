import { readMoney } from '../money/typedMoney.ts';
import { toLine, toLines } from '../text/freeText.ts';
import type { Extra } from './catalog.ts';

export type ExtraForm = { readonly name: string; readonly description: string; readonly price: string };

export type ExtraDraft = Omit<Extra, 'id' | 'available'>;

/**
 * All three are required, and the price is above 0. Null when a field is missing or the price is not readable (spec
 * §5).
 */
export function checkExtraForm(form: ExtraForm): ExtraDraft | null {
  const name = toLine(form.name);
  const description = toLines(form.description);
  const price = readMoney(form.price);
  if (name === '' || description === '' || price.kind !== 'amount' || price.amount === 0) return null;
  return { name, description, price: price.amount };
}
