import type { Extra } from './catalog.ts';
import { parsePrice } from './productForm.ts';

/** As typed. */
export type ExtraForm = { readonly name: string; readonly description: string; readonly price: string };

export type ExtraDraft = Omit<Extra, 'id' | 'available'>;

/** All three are needed, and the price above 0; null when something is missing (spec §5). */
export function checkExtraForm(form: ExtraForm): ExtraDraft | null {
  const name = form.name.trim();
  const description = form.description.trim();
  const price = parsePrice(form.price);
  return name === '' || description === '' || price === 0 ? null : { name, description, price };
}
