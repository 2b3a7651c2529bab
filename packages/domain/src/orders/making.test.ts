import { expect, it } from 'vitest';
import { lineText, madeText, makingTexts } from './making.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ id: null, name }));
const plain = { crepas: [], extras: [], quantity: 1 };
const trio = { ...plain, crepas: named('Nutella', 'Cajeta', 'Fresa'), extras: named('Nuez') };

it('says a line in one text', () => {
  expect(lineText({ ...trio, quantity: 2, productName: 'Trío' })).toBe(
    '2 × Trío (Nutella, Cajeta, Fresa · Nuez)',
  );
  expect(lineText({ ...plain, productName: 'Nutella' })).toBe('1 × Nutella');
});

it('is empty for a plain product', () => {
  expect(makingTexts(plain)).toEqual([]);
  expect(madeText(plain)).toBe('');
});

it('names the crepas of a combo, then the extras', () => {
  expect(makingTexts(trio)).toEqual(['Crepas: Nutella, Cajeta, Fresa', 'Extras: Nuez']);
  expect(madeText(trio)).toBe('Nutella, Cajeta, Fresa · Nuez');
});

it('says that each of several units gets them', () => {
  expect(makingTexts({ ...plain, extras: named('Nuez'), quantity: 2 })).toEqual([
    'Extras (en cada una): Nuez',
  ]);
});

it('leaves out what has no name', () => {
  expect(makingTexts({ ...plain, crepas: named('', ''), extras: named('Nuez', '') })).toEqual([
    'Extras: Nuez',
  ]);
});
