import { expect, it } from 'vitest';
import { noPickup } from './pickup.ts';
import { alwaysOpen, type ShopSchedule } from './schedule.ts';
import { shopMomentAt } from './shopMoment.ts';

const now = Date.parse('2026-11-16T20:00:00-06:00');
const day = 86_400_000;
const nextOf = (changes: Partial<ShopSchedule & { pickupPausedUntil: number | null }>) =>
  shopMomentAt({ ...alwaysOpen, ...noPickup, ...changes }, now).nextAt;

it('has the state, and is computed again when the state changes', () => {
  const paused = { ...alwaysOpen, ...noPickup, pausedUntil: now + 60_000 };
  expect(shopMomentAt(paused, now)).toEqual({
    state: { kind: 'paused', until: now + 60_000, opensAt: now + 60_000 },
    nextAt: now + 60_000,
  });
});

it('is computed again when a rush ends, while the shop is closed too', () => {
  const busy = { minutes: 65, until: now + 7 };
  expect([nextOf({ busy }), nextOf({ busy, isOpen: false })]).toEqual([now + 7, now + 7]);
});

it('is computed again when the pause of pickup ends', () => {
  expect(nextOf({ pickupPausedUntil: now + 7 })).toBe(now + 7);
  expect(nextOf({ pickupPausedUntil: now + 7, pausedUntil: now + 5 })).toBe(now + 5);
});

it('is computed again after twenty days at the latest: a browser has no longer timers', () => {
  const over = { busy: { minutes: 65, until: now - 1 }, pickupPausedUntil: now };
  expect([nextOf({}), nextOf({ isOpen: false }), nextOf(over)]).toEqual(Array(3).fill(now + 20 * day));
  expect(nextOf({ pausedUntil: now + 100 * day })).toBe(now + 20 * day);
});
