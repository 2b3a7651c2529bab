import { expect, it } from 'vitest';
import { mayFetch, noPickup } from './fulfilment.ts';

it('customers fetch their order once the owner turned it on, and after its pause', () => {
  const on = { pickup: { isActive: true, minutes: 20 }, pickupPausedUntil: null };
  expect(mayFetch(noPickup, 0)).toBe(false);
  expect(mayFetch(on, 0)).toBe(true);
  const paused = { ...on, pickupPausedUntil: 1_000 };
  expect([999, 1_000].map((instant) => mayFetch(paused, instant))).toEqual([false, true]);
});
