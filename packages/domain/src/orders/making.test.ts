import { expect, it } from 'vitest';
import type { Cents } from '../money/money.ts';
import { lineText, madeText, makingTexts, shortMakingTexts } from './making.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ id: null, name }));
const plain = { crepas: [], groups: [], extras: [], quantity: 1 };
const trio = { ...plain, crepas: named('Nutella', 'Cajeta', 'Fresa'), groups: [], extras: named('Nuez') };

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
  expect(makingTexts({ ...plain, crepas: named('', ''), groups: [], extras: named('Nuez', '') })).toEqual([
    'Extras: Nuez',
  ]);
});

it('options are counted for the whole line where it is cooked, and for one piece where lines are compared', () => {
  const groups = [
    { name: 'Tamaño', options: [{ id: null, name: 'Grande', quantity: 1, price: 1500 as Cents }] },
    {
      name: 'Salsas',
      options: [
        { id: null, name: 'Chocolate', quantity: 2, price: 0 as Cents },
        { id: null, name: 'Cajeta', quantity: 1, price: 0 as Cents },
      ],
    },
  ];
  const line = { crepas: [], extras: [{ id: null, name: 'Nuez' }], groups };
  expect(madeText(line)).toBe('Grande · 2 × Chocolate, Cajeta · Nuez');
  expect(makingTexts({ ...line, quantity: 1 })).toEqual([
    'Tamaño: Grande',
    'Salsas: 2 × Chocolate, Cajeta',
    'Extras: Nuez',
  ]);
  expect(makingTexts({ ...line, quantity: 2 })).toEqual([
    'Tamaño: 2 × Grande',
    'Salsas: 4 × Chocolate, 2 × Cajeta',
    'Extras (en cada una): Nuez',
  ]);
});

it('is short on a card, where the plus and «c/u» keep to their names', () => {
  const line = { ...plain, crepas: named('Cajeta', 'Fresas'), extras: named('Nuez', 'Coco') };
  expect(shortMakingTexts({ ...line, quantity: 1 })).toEqual(['Crepas: Cajeta, Fresas', '+\u00a0Nuez, Coco']);
  expect(shortMakingTexts({ ...line, quantity: 2 })).toEqual([
    'Crepas c/u: Cajeta, Fresas',
    '+\u00a0Nuez, Coco\u00a0c/u',
  ]);
});
