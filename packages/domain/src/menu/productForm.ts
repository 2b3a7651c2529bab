import { type Cents, zeroCents } from '../money/money.ts';
import { readMoney } from '../money/typedMoney.ts';
import { toLine, toLines } from '../text/freeText.ts';
import type { CategoryId, Product, ProductFields } from './catalog.ts';

/** Raw input. `imageUrl` is empty until a picture is uploaded. A form may have further fields, which are not looked at. */
export type ProductForm = Pick<Product, 'name' | 'description' | 'imageUrl'> & {
  readonly price: string;
  readonly categoryId: CategoryId | null;
};

export type ProductDraft = Omit<ProductFields, 'available'>;

export type ProductFormError = 'nameAndCategory' | 'nameCategoryAndPrice' | 'priceUnclear' | 'imageMissing';

export type CheckedProductForm<Form> =
  | {
      readonly kind: 'valid';
      readonly product: Omit<Form, 'price' | 'categoryId'> & Pick<Product, 'price' | 'categoryId'>;
    }
  | { readonly kind: 'invalid'; readonly error: ProductFormError };

/**
 * A new product requires a name, a category and a picture; an empty price is 0 (spec §5). An unreadable price is
 * refused, never read as 0 (decision A9).
 */
export function checkNewProduct<Form extends ProductForm>(form: Form): CheckedProductForm<Form> {
  const { categoryId } = form;
  const price = readMoney(form.price);
  if (toLine(form.name) === '' || categoryId === null) return { kind: 'invalid', error: 'nameAndCategory' };
  if (price.kind === 'refused') return { kind: 'invalid', error: 'priceUnclear' };
  if (form.imageUrl === '') return { kind: 'invalid', error: 'imageMissing' };
  return valid(form, price.kind === 'empty' ? zeroCents : price.amount, categoryId);
}

/** An existing product requires a name, a category and a price above 0 (spec §5). */
export function checkProductUpdate<Form extends ProductForm>(form: Form): CheckedProductForm<Form> {
  const { categoryId } = form;
  const price = readMoney(form.price);
  if (toLine(form.name) === '' || categoryId === null || price.kind !== 'amount' || price.amount === 0) {
    return { kind: 'invalid', error: 'nameCategoryAndPrice' };
  }
  return valid(form, price.amount, categoryId);
}

const valid = <Form extends ProductForm>(form: Form, price: Cents, categoryId: CategoryId) =>
  ({
    kind: 'valid',
    product: { ...form, name: toLine(form.name), description: toLines(form.description), price, categoryId },
  }) as const;

const maxImageBytes = 5 * 1024 * 1024;

export type ImageError = 'notAnImage' | 'tooLarge';

/** Null when the file may be uploaded (spec §5). */
export function checkImage(file: { readonly type: string; readonly size: number }): ImageError | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > maxImageBytes ? 'tooLarge' : null;
}
