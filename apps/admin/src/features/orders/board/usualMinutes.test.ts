import { expect, it } from 'vitest';
import { aShop } from '../../../testing/aShop.ts';
import { usualMinutes } from './usualMinutes.ts';

const nowMs = Date.parse('2026-11-21T20:00:00-06:00');
const busy = { minutes: 65, until: nowMs + 60_000 };
const shop = { ...aShop, deliveryMinutes: 40, pickup: { ...aShop.pickup, minutes: 15 } };

it.each([
  ['a delivery', shop, 'delivery', 40],
  ['a delivery in a rush', { ...shop, busy }, 'delivery', 65],
  ['a delivery of a closed shop', { ...shop, busy, isOpen: false }, 'delivery', 40],
  ['an order to fetch', shop, 'pickup', 15],
  ['an order to fetch in a rush', { ...shop, busy }, 'pickup', 40],
  ['a shop that is not known', undefined, 'delivery', 45],
] as const)('%s takes its usual minutes', (_, of, fulfilment, minutes) => {
  expect(usualMinutes(of, fulfilment, nowMs)).toBe(minutes);
});
