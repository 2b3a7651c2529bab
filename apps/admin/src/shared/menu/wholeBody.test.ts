import { categoryId, centsFromPesos, productId } from '@crepas/domain';
import { aProduct } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { wholeBody } from './wholeBody.ts';

const newest = aProduct({ id: 7, price: 8550, isCombo: true, isPromoted: true, allergens: 'Nuez' });

it('hiding a product sends all its fields of the specification, and none of an extension', () => {
  expect(wholeBody([aProduct({ id: 6 }), newest], { id: productId(7), available: false })).toEqual({
    id: 7,
    name: newest.name,
    description: newest.description,
    price: 8550,
    categoryId: categoryId(1),
    available: false,
    imageUrl: newest.imageUrl,
    isCombo: true,
  });
});

it('a saved form keeps what its product has besides', () => {
  const update = { id: productId(7), name: 'Cajeta', price: centsFromPesos(90), isPromoted: false };
  expect(wholeBody([newest], update)).toMatchObject({ name: 'Cajeta', price: 9000, available: true });
});

it('a product that is gone gets the change alone', () => {
  expect(wholeBody([], { id: productId(7), available: false })).toEqual({ id: 7, available: false });
});
