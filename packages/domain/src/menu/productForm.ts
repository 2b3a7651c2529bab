import { zeroCents } from '../money/money.ts';
import { readMoney } from '../money/typedMoney.ts';
import { toLine, toLines } from '../text/freeText.ts';
import type { CategoryId, Product } from './catalog.ts';

/** Raw input. `imageUrl` is empty until a picture is uploaded. */
export type ProductForm = Omit<Product, 'id' | 'available' | 'soldOutUntil' | 'price' | 'categoryId'> & {
  readonly price: string;
  readonly categoryId: CategoryId | null;
};

export type ProductDraft = Omit<Product, 'id' | 'available'>;

export type ProductFormError = 'nameAndCategory' | 'nameCategoryAndPrice' | 'priceUnclear' | 'imageMissing';

export type CheckedProductForm =
  | { readonly kind: 'valid'; readonly product: ProductDraft }
  | { readonly kind: 'invalid'; readonly error: ProductFormError };

/**
 * A new product requires a name, a category and a picture; an empty price is 0 (spec §5). An unreadable price is
 * refused, never read as 0 (decision A9).
 */
export function checkNewProduct(form: ProductForm): CheckedProductForm {
  const { categoryId, price, ...read } = trimmed(form);
  if (read.name === '' || categoryId === null) return { kind: 'invalid', error: 'nameAndCategory' };
  if (price.kind === 'refused') return { kind: 'invalid', error: 'priceUnclear' };
  if (read.imageUrl === '') return { kind: 'invalid', error: 'imageMissing' };
  const amount = price.kind === 'empty' ? zeroCents : price.amount;
  return { kind: 'valid', product: { ...read, price: amount, categoryId } };
}

/** An existing product requires a name, a category and a price above 0 (spec §5). */
export function checkProductUpdate(form: ProductForm): CheckedProductForm {
  const { categoryId, price, ...read } = trimmed(form);
  if (read.name === '' || categoryId === null || price.kind !== 'amount' || price.amount === 0) {
    return { kind: 'invalid', error: 'nameCategoryAndPrice' };
  }
  return { kind: 'valid', product: { ...read, price: price.amount, categoryId } };
}

const trimmed = (form: ProductForm) => ({
  ...form,
  name: toLine(form.name),
  description: toLines(form.description),
  price: readMoney(form.price),
});

const maxImageBytes = 5 * 1024 * 1024;

export type ImageError = 'notAnImage' | 'tooLarge';

/** Null when the file may be uploaded (spec §5). */
export function checkImage(file: { readonly type: string; readonly size: number }): ImageError | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > maxImageBytes ? 'tooLarge' : null;
}
