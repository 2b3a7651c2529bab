import { describe, expect, it } from 'vitest';
import { categoryId } from './catalog.ts';
import { checkCategoryName, checkExtraForm } from './extraForm.ts';
import {
  checkImage,
  checkNewProduct,
  checkProductUpdate,
  maxImageBytes,
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

it('takes pictures of up to 5 MB (spec §5)', () => {
  expect(maxImageBytes).toBe(5_242_880);
});

it.each([
  ['image/png', 1, null],
  ['image/jpeg', maxImageBytes, null],
  ['image/jpeg', maxImageBytes + 1, 'tooLarge'],
  ['application/pdf', 1, 'notAnImage'],
  ['', 1, 'notAnImage'],
])('a picture of type %j and %i bytes: %s (spec §5)', (type, size, error) => {
  expect(checkImage({ type, size })).toBe(error);
});

describe('a new extra (spec §5)', () => {
  it('comes out trimmed, its price in centavos', () => {
    expect(checkExtraForm({ name: ' Nuez ', description: ' Picada ', price: '15' })).toEqual({
      name: 'Nuez',
      description: 'Picada',
      price: 1500,
    });
  });

  it.each([{ name: ' ' }, { description: '' }, { price: '0' }, { price: '' }])(
    'with %j is refused',
    (part) => {
      expect(checkExtraForm({ name: 'Nuez', description: 'Picada', price: '15', ...part })).toBeNull();
    },
  );
});

it.each([
  [' Dulces ', 'Dulces'],
  ['   ', null],
])("a category's name %j is saved as %j", (typed, saved) => {
  expect(checkCategoryName(typed)).toBe(saved);
});
