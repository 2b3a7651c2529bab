import { centsFromPesos, type Extra, extraId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { emptyCategoryDelay, offeredExtras } from './menu.ts';

describe('polling of an empty category', () => {
  it.each([1, 5, 10])('the pause is a second when %i answers were empty', (answers) => {
    expect(emptyCategoryDelay(answers)).toBe(1000);
  });

  it.each([
    [11, 2000],
    [12, 4000],
    [14, 16_000],
    [15, 30_000],
    [500, 30_000],
  ])('slows down after %i empty answers to %i ms', (answers, delay) => {
    expect(emptyCategoryDelay(answers)).toBe(delay);
  });
});

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
  const soldOut = { ...anExtra(1, false), soldOutUntil: 7 };
  expect(offeredExtras([soldOut], [extraId(1)])).toEqual([soldOut]);
});
