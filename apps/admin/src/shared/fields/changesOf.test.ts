import { expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';

type Fields = { readonly name: string; readonly price: number; readonly allergens?: string };
const before: Fields = { name: 'Cajeta', price: 85 };

it.each<[Fields, Partial<Fields>]>([
  [before, {}],
  [{ ...before, price: 99 }, { price: 99 }],
  [{ ...before, allergens: 'Leche' }, { allergens: 'Leche' }],
  [
    { name: '', price: 0 },
    { name: '', price: 0 },
  ],
])('%j changes %j', (now, changes) => {
  expect(changesOf(before, now)).toEqual(changes);
});
