import { expect, it } from 'vitest';
import { makingCopy } from './lineCopy.ts';

const plain = { combo: null, extras: null, quantity: 1 };

it('is empty for a plain product', () => {
  expect(makingCopy(plain)).toEqual([]);
});

it('names the crepas of a combo, then the extras', () => {
  expect(makingCopy({ ...plain, combo: 'Nutella, Cajeta, Fresa', extras: 'Nuez' })).toEqual([
    'Crepas: Nutella, Cajeta, Fresa',
    'Extras: Nuez',
  ]);
});

it('says that each of several units gets them', () => {
  expect(makingCopy({ ...plain, extras: 'Nuez', quantity: 2 })).toEqual(['Extras (en cada una): Nuez']);
});
