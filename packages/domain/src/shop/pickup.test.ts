import { expect, it } from 'vitest';
import { canPickUp, noPickup } from './pickup.ts';

it('customers pick up their order once the owner turned it on, and after its pause', () => {
  const on = { pickup: { isActive: true, minutes: 20 }, pickupPausedUntil: null };
  expect(canPickUp(noPickup, 0)).toBe(false);
  expect(canPickUp(on, 0)).toBe(true);
  const paused = { ...on, pickupPausedUntil: 1_000 };
  expect([999, 1_000].map((instant) => canPickUp(paused, instant))).toEqual([false, true]);
});
