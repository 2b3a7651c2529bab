import { describe, expect, it } from 'vitest';
import { blankProduct, categoryId } from './catalog.ts';
import { checkImage, checkNewProduct, checkProductUpdate, type ProductForm } from './productForm.ts';

const form = (form: Partial<ProductForm> = {}) => ({
  ...blankProduct,
  name: ' Cajeta ',
  description: ' Rica ',
  price: '75.5',
  categoryId: categoryId(2),
  imageUrl: '/c.webp',
  isPromoted: true,
  isComboEligible: true,
  ...form,
});
const read = { ...form(), name: 'Cajeta', description: 'Rica', price: 7550 };

describe('a new product (spec §5)', () => {
  it('is trimmed, with its price in centavos', () => {
    expect(checkNewProduct(form())).toEqual({ kind: 'valid', product: read });
  });

  it.each([
    [{ name: '  ' }, 'nameAndCategory'],
    [{ categoryId: null }, 'nameAndCategory'],
    [{ price: '1,25' }, 'priceUnclear'],
    [{ price: '12abc', imageUrl: '' }, 'priceUnclear'],
    [{ price: '-5' }, 'priceUnclear'],
    [{ price: '100000' }, 'priceUnclear'],
    [{ imageUrl: '' }, 'imageMissing'],
  ])('with %j is refused: %s', (part, error) => {
    expect(checkNewProduct(form(part))).toEqual({ kind: 'invalid', error });
  });

  it.each([
    ['', 0],
    [' ', 0],
    ['0', 0],
    ['1,250.50', 125_050],
    ['$85', 8_500],
  ])('with the price %j costs %i centavos', (price, cents) => {
    expect(checkNewProduct(form({ price }))).toEqual({ kind: 'valid', product: { ...read, price: cents } });
  });
});

describe('a product on the menu (spec §5)', () => {
  it('may be saved without a picture', () => {
    expect(checkProductUpdate(form({ imageUrl: '' }))).toEqual({
      kind: 'valid',
      product: { ...read, imageUrl: '' },
    });
  });

  it.each([
    { name: '' },
    { categoryId: null },
    { price: '0' },
    { price: '' },
    { price: 'x' },
    { price: '1,25' },
  ])('with %j is refused', (part) => {
    expect(checkProductUpdate(form(part))).toEqual({ kind: 'invalid', error: 'nameCategoryAndPrice' });
  });
});

it.each([
  ['image/png', 1, null],
  ['image/jpeg', 5_242_880, null],
  ['image/jpeg', 5_242_881, 'tooLarge'],
  ['application/pdf', 1, 'notAnImage'],
  ['', 1, 'notAnImage'],
])('takes pictures of up to 5 MB (spec §5): type %j, %i bytes, %s', (type, size, error) => {
  expect(checkImage({ type, size })).toBe(error);
});
