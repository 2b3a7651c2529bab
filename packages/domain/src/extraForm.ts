import type { Extra } from './catalog.ts';
import { readMoney } from './typedMoney.ts';

/** Raw input. */
export type ExtraForm = { readonly name: string; readonly description: string; readonly price: string };

export type ExtraDraft = Omit<Extra, 'id' | 'available'>;

/**
 * All three are required, and the price is above 0. Null when a field is missing or the price is not readable (spec
 * §5).
 */
export function checkExtraForm(form: ExtraForm): ExtraDraft | null {
  const name = form.name.trim();
  const description = form.description.trim();
  const price = readMoney(form.price);
  if (name === '' || description === '' || price.kind !== 'amount' || price.amount === 0) return null;
  return { name, description, price: price.amount };
}
