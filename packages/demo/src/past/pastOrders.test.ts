import { expect, it } from 'vitest';
import { demoMenu } from '../menu/demoMenu.ts';
import { pastOrders } from './pastOrders.ts';

const now = Date.parse('2026-11-24T22:00:00-06:00');
const past = pastOrders(now);

it('has eight weeks of a small shop, all over, in the order in which they were placed', () => {
  expect(past.length).toBeGreaterThan(1_000);
  expect(past.length).toBeLessThan(1_800);
  const placed = past.map(({ placedAt }) => placedAt);
  expect(placed).toEqual([...placed].sort((a, b) => a - b));
  expect(placed[0]).toBeGreaterThan(now - 57 * 86_400_000);
  expect(placed.at(-1)).toBeLessThan(now);
});

it('sells every category, on busy weekends, mostly in time', () => {
  const names = new Set(past.flatMap(({ lines }) => lines.map(({ product }) => product)));
  for (const { name, products } of demoMenu.categories)
    expect(
      products.some((product) => names.has(product.name)),
      name,
    ).toBe(true);
  const on = (weekday: number) =>
    past.filter(({ placedAt }) => new Date(placedAt - 6 * 3_600_000).getUTCDay() === weekday);
  expect(on(6).length).toBeGreaterThan(2 * on(1).length);
  const delivered = past.flatMap(({ placedAt, end }) =>
    end.kind === 'delivered' ? [{ placedAt, ...end }] : [],
  );
  const kept = delivered.filter(
    ({ placedAt, deliveredAt, promisedMinutes }) => deliveredAt - placedAt <= promisedMinutes * 60_000,
  );
  expect(kept.length / delivered.length).toBeGreaterThan(0.75);
  expect(kept.length / delivered.length).toBeLessThan(0.97);
});

it('is the same every time', () => {
  expect(pastOrders(now)).toEqual(past);
});

it('chooses what the groups of a dish ask for', () => {
  const chosen = (group: string) =>
    past.flatMap(({ lines }) =>
      lines.map(({ options }) => options.filter((option) => option.group === group)),
    );
  const drinks = past.flatMap(({ lines }) => lines.filter(({ product }) => product === 'Limonada mineral'));
  expect(drinks.length).toBeGreaterThan(20);
  expect(new Set(drinks.map(({ options }) => options.length))).toEqual(new Set([1]));
  const sizes = new Set(chosen('Tamaño').flatMap((options) => options.map(({ name }) => name)));
  expect(sizes).toEqual(new Set(['Chico', 'Grande']));
  expect(new Set(chosen('Salsas').map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
});
