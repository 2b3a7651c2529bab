import type { ProductForm } from '@crepas/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, isUnsaved, leftoverPictures, useDrafts } from './drafts.ts';

const initial: ProductForm = {
  name: 'Cajeta',
  description: '',
  price: '75',
  categoryId: null,
  imageUrl: '/old.webp',
  isCombo: false,
  isPromoted: false,
  isComboEligible: false,
};
const { change, discard } = useDrafts.getState();
const draft = () => useDrafts.getState().drafts.x;

beforeEach(() => discard('x'));

describe('a draft', () => {
  it('keeps every change, and the pictures in the order they came', () => {
    change('x', initial, { name: 'Fresa' });
    change('x', initial, { imageUrl: '/1.webp' });
    change('x', initial, { imageUrl: '/2.webp' });
    expect(draft()).toEqual({
      form: { ...initial, name: 'Fresa', imageUrl: '/2.webp' },
      uploads: ['/1.webp', '/2.webp'],
    });
  });

  it('is nothing to lose once it says again what was there', () => {
    expect(isUnsaved(draft(), initial)).toBe(false);
    change('x', initial, { name: 'Fresa' });
    expect(isUnsaved(draft(), initial)).toBe(true);
    change('x', initial, { name: 'Cajeta' });
    expect(isUnsaved(draft(), initial)).toBe(false);
  });

  it('that is discarded is gone', () => {
    change('x', initial, { name: 'Fresa' });
    discard('x');
    expect(draft()).toBeUndefined();
  });
});

const withPictures = (imageUrl: string, uploads: string[]): Draft => ({
  form: { ...initial, imageUrl },
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
