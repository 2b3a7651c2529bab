import { categoryId, centsFromPesos, productId } from '@crepas/domain';
import { aProduct } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { newIdIn, wholeBody } from './wholeBody.ts';

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

it('a new product is found by its name among those that the list did not have before', () => {
  const [old, cajeta, other, twin] = [
    aProduct({ id: 1, name: 'Cajeta' }),
    aProduct({ id: 2, name: 'Cajeta' }),
    aProduct({ id: 3, name: 'Fresa' }),
    aProduct({ id: 4, name: 'Cajeta' }),
  ];
  expect(newIdIn([old], [old, cajeta, other], cajeta)).toBe(2);
  expect(newIdIn([old], [old, other], cajeta)).toBeNull();
  expect(newIdIn([old], [old, cajeta, twin], cajeta)).toBeNull();
});
