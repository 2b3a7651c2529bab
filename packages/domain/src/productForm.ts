import type { CategoryId, Product } from './catalog.ts';
import { type Cents, centsFromPesos, zeroCents } from './money.ts';

/** As typed and picked. `imageUrl` is empty until a picture was uploaded. */
export type ProductForm = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly categoryId: CategoryId | null;
  readonly imageUrl: string;
  readonly isCombo: boolean;
  readonly isPromoted: boolean;
  readonly isComboEligible: boolean;
};

export type ProductDraft = Omit<Product, 'id' | 'available'>;

export type ProductFormError = 'nameAndCategory' | 'nameCategoryAndPrice' | 'imageMissing';

export type CheckedProductForm =
  | { readonly kind: 'valid'; readonly product: ProductDraft }
  | { readonly kind: 'invalid'; readonly error: ProductFormError };

/** Decimal pesos as typed, `89.5` or `89,50`; what is no amount is 0 (spec §5). */
export function parsePrice(typed: string): Cents {
  const pesos = Number.parseFloat(typed.replace(',', '.'));
  return Number.isFinite(pesos) && pesos > 0 ? centsFromPesos(pesos) : zeroCents;
}

/** A new product needs a name, a category and a picture; its price may still be 0 (spec §5). */
export function checkNewProduct(form: ProductForm): CheckedProductForm {
  const { categoryId, ...read } = draft(form);
  if (read.name === '' || categoryId === null) return { kind: 'invalid', error: 'nameAndCategory' };
  if (read.imageUrl === '') return { kind: 'invalid', error: 'imageMissing' };
  return { kind: 'valid', product: { ...read, categoryId } };
}

/** A product on the menu needs a name, a category and a price above 0 (spec §5). */
export function checkProductUpdate(form: ProductForm): CheckedProductForm {
  const { categoryId, ...read } = draft(form);
  if (read.name === '' || categoryId === null || read.price === 0) {
    return { kind: 'invalid', error: 'nameCategoryAndPrice' };
  }
  return { kind: 'valid', product: { ...read, categoryId } };
}

const draft = (form: ProductForm) => ({
  ...form,
  name: form.name.trim(),
  description: form.description.trim(),
  price: parsePrice(form.price),
});

const maxImageBytes = 5 * 1024 * 1024;

export type ImageError = 'notAnImage' | 'tooLarge';

/** Null when the file may be uploaded (spec §5). */
export function checkImage(file: { readonly type: string; readonly size: number }): ImageError | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > maxImageBytes ? 'tooLarge' : null;
}
