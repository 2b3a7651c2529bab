import { addToCart, emptyCart, type MenuWindow } from '@crepas/domain';
import { aProduct } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { missingCopy } from './missingAt.ts';

/** A Friday in Mexico City. */
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);
const morning: MenuWindow = { days: [1, 2, 3, 4, 5, 6, 7], opens: 8 * 60, closes: 14 * 60 };
const waffle = aProduct({ name: 'Waffle', windows: [morning] });
const flan = aProduct({ id: 2, name: 'Flan', soldOutUntil: at('21T05:00') });
const gone = aProduct({ id: 3, name: 'Crepa' });
const menu = {
  entries: [waffle, flan].map((product) => ({ product, category: 'Dulces' })),
  crepas: [],
  groups: [],
};
const lines = [waffle, flan, gone].reduce(
  (cart, product) => addToCart(cart, { product, quantity: 1, extras: [], crepas: [], groups: [] }),
  emptyCart,
);
const now = { at: at('20T19:30'), timeZone: 'America/Mexico_City' };
const said = (isLater: boolean, scheduledFor: number | null) =>
  missingCopy({ lines, isLater, scheduledFor }, menu, now);

it('what cannot be had is named for as soon as possible, and at the hour that is chosen', () => {
  expect(said(false, null)).toBe('Ahora no hay: Waffle, Flan. Elige otra hora o quítalo.');
  expect(said(true, at('20T21:00'))).toBe('A esa hora no hay: Waffle, Flan. Elige otra hora o quítalo.');
  expect(said(true, at('21T21:00'))).toBe('A esa hora no hay: Waffle. Elige otra hora o quítalo.');
  expect(said(true, at('21T09:00'))).toBeUndefined();
});

it('nothing is judged before an hour is chosen', () => {
  expect(said(true, null)).toBeUndefined();
});

it('a crepa of a combo counts as what is ordered', () => {
  const combo = aProduct({ id: 9, name: 'Trío', isCombo: true });
  const ofCombo = addToCart(emptyCart, {
    product: combo,
    quantity: 1,
    extras: [],
    crepas: [waffle, flan, gone],
    groups: [],
  });
  expect(missingCopy({ lines: ofCombo, isLater: false, scheduledFor: null }, menu, now)).toBe(
    'Ahora no hay: Waffle, Flan. Elige otra hora o quítalo.',
  );
});
