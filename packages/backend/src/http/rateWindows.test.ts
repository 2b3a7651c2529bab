import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateWindows } from './rateWindows.ts';

const minuteMs = 60_000;

let nowMs = 0;
let windows: RateWindows;
beforeEach(() => {
  nowMs = 0;
  windows = new RateWindows(null, () => nowMs);
});
afterEach(() => {
  vi.useRealTimers();
});

function count(key: string, store = windows) {
  let counted = { current: 0, ttl: 0 };
  store.incr(
    key,
    (_error, result) => {
      if (result) counted = result;
    },
    minuteMs,
  );
  return counted;
}

it('counts each client for a minute', () => {
  expect(count('a')).toEqual({ current: 1, ttl: minuteMs });
  nowMs = 20_000;
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 });
  expect(count('b').current).toBe(1);
  expect(count('a').current).toBe(3);
  nowMs = minuteMs;
  expect(count('a')).toEqual({ current: 1, ttl: minuteMs });
  nowMs = 2 * minuteMs - 1;
  expect(count('a')).toEqual({ current: 2, ttl: 1 });
});

it('counts a route with its own limit separately', () => {
  count('a');
  expect(count('a', windows.child({})).current).toBe(1);
});

it('drops the oldest window beyond its limit', () => {
  for (let caller = 0; caller < 5_000; caller += 1) count(`caller ${caller}`);
  expect(count('caller 0').current).toBe(2);
  count('caller 5000');
  expect(count('caller 5000').current).toBe(2);
  expect(count('caller 1').current).toBe(2);
  expect(count('caller 0').current).toBe(1);
});

it.each([-3_600_000, 3_600_000])('does not depend on the system clock, which jumps by %i ms', (jumpMs) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new RateWindows(null);
  count('a', store);
  vi.setSystemTime(Date.now() + jumpMs);
  const { current, ttl } = count('a', store);
  expect(current).toBe(2);
  expect(ttl).toBeGreaterThan(0);
  expect(ttl).toBeLessThanOrEqual(minuteMs);
});

it('tells how long a client waits, and counts nothing by it', () => {
  expect(windows.waitMs('a', 2, minuteMs)).toBe(0);
  count('a');
  expect(windows.waitMs('a', 2, minuteMs)).toBe(0);
  nowMs = 20_000;
  count('a');
  expect(windows.waitMs('a', 2, minuteMs)).toBe(40_000);
  expect(windows.waitMs('b', 2, minuteMs)).toBe(0);
  nowMs = minuteMs;
  expect(windows.waitMs('a', 2, minuteMs)).toBe(0);
  expect(count('a').current).toBe(1);
});
