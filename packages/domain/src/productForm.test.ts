import { describe, expect, it } from 'vitest';
import { categoryId } from './catalog.ts';
import {
  checkImage,
  checkNewProduct,
  checkProductUpdate,
  type ProductForm,
  parsePrice,
} from './productForm.ts';

const form = (form: Partial<ProductForm> = {}): ProductForm => ({
  name: ' Cajeta ',
  description: ' Rica ',
  price: '75.5',
  categoryId: categoryId(2),
  imageUrl: '/c.webp',
  isCombo: false,
  isPromoted: true,
  isComboEligible: true,
  ...form,
});
const read = { ...form(), name: 'Cajeta', description: 'Rica', price: 7550 };

describe('a price as typed (spec §5)', () => {
  it.each([
    ['75', 7500],
    ['75.5', 7550],
    [' 89,90 ', 8990],
    ['75 pesos', 7500],
    ['', 0],
    ['gratis', 0],
    ['-5', 0],
    ['Infinity', 0],
  ])('%j is %i centavos', (typed, cents) => {
    expect(parsePrice(typed)).toBe(cents);
  });
});

describe('a new product (spec §5)', () => {
  it('comes out trimmed, its price in centavos', () => {
    expect(checkNewProduct(form())).toEqual({ kind: 'valid', product: read });
  });

  it.each([
    [{ name: '  ' }, 'nameAndCategory'],
    [{ categoryId: null }, 'nameAndCategory'],
    [{ imageUrl: '' }, 'imageMissing'],
  ])('with %j is refused: %s', (part, error) => {
    expect(checkNewProduct(form(part))).toEqual({ kind: 'invalid', error });
  });

  it('may have no price yet', () => {
    expect(checkNewProduct(form({ price: '' }))).toMatchObject({ kind: 'valid', product: { price: 0 } });
  });
});

describe('a product on the menu (spec §5)', () => {
  it('may lose its picture', () => {
    expect(checkProductUpdate(form({ imageUrl: '' }))).toEqual({
      kind: 'valid',
      product: { ...read, imageUrl: '' },
    });
  });

  it.each([{ name: '' }, { categoryId: null }, { price: '0' }, { price: 'x' }])(
    'with %j is refused',
    (part) => {
      expect(checkProductUpdate(form(part))).toEqual({ kind: 'invalid', error: 'nameCategoryAndPrice' });
    },
  );
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
