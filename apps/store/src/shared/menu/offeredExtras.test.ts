import { centsFromPesos, type Extra, extraId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { offeredExtras } from './offeredExtras.ts';

const anExtra = (id: number, available = true): Extra => ({
  id: extraId(id),
  name: `Extra ${id}`,
  description: '',
  price: centsFromPesos(15),
  available,
});

it('offers the linked extras in the order of the shop', () => {
  const offered = offeredExtras([anExtra(3), anExtra(1), anExtra(2)], [extraId(2), extraId(3)]);
  expect(offered.map(({ id }) => id)).toEqual([3, 2]);
});

it('does not offer a linked extra that is not available', () => {
  expect(offeredExtras([anExtra(1, false)], [extraId(1)])).toEqual([]);
});
