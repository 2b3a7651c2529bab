import { blankProduct, type ProductForm } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import {
  abandonedPictures,
  type Draft,
  formOf,
  isUnsaved,
  leftoverPictures,
  untouched,
  withPart,
} from './productDraft.ts';

const initial: ProductForm = {
  ...blankProduct,
  name: 'Cajeta',
  price: '75',
  categoryId: null,
  imageUrl: '/old.webp',
};
const changed = (...parts: Partial<ProductForm>[]) => parts.reduce(withPart, untouched);

describe('a draft', () => {
  it('keeps every change, and the pictures in upload order', () => {
    expect(changed({ name: 'Fresa' }, { imageUrl: '/1.webp' }, { imageUrl: '/2.webp' })).toEqual({
      touched: { name: 'Fresa', imageUrl: '/2.webp' },
      uploads: ['/1.webp', '/2.webp'],
    });
  });

  it('shows what another person changed meanwhile in a field that was not touched', () => {
    expect(formOf(changed({ name: 'Fresa' }), { ...initial, price: '99' })).toEqual({
      ...initial,
      name: 'Fresa',
      price: '99',
    });
  });

  it('has no unsaved changes after it is set back', () => {
    expect(isUnsaved(untouched, initial)).toBe(false);
    expect(isUnsaved(changed({ name: 'Fresa' }), initial)).toBe(true);
    expect(isUnsaved(changed({ name: 'Fresa' }, { name: 'Cajeta' }), initial)).toBe(false);
  });
});

const withPictures = (imageUrl: string, uploads: string[]): Draft => ({
  touched: { imageUrl },
  uploads,
});

it.each([
  [withPictures('/old.webp', []), []],
  [withPictures('/1.webp', ['/1.webp']), ['/old.webp']],
  [withPictures('/2.webp', ['/1.webp', '/2.webp']), ['/old.webp', '/1.webp']],
])('after saving %j nothing shows %j', (saved, left) => {
  expect(leftoverPictures(saved, initial)).toEqual(left);
});

it('a new product leaves no old picture', () => {
  const saved = withPictures('/1.webp', ['/1.webp']);
  expect(leftoverPictures(saved, { ...initial, imageUrl: '' })).toEqual([]);
});

it('discarding lists the uploads as unused, but not the product’s picture', () => {
  expect(abandonedPictures(withPictures('/2.webp', ['/1.webp', '/2.webp']), initial)).toEqual([
    '/1.webp',
    '/2.webp',
  ]);
  expect(abandonedPictures(withPictures('/old.webp', ['/old.webp']), initial)).toEqual([]);
});
