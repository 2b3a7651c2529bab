import { expect, it } from 'vitest';
import { busiestHour, waitMs } from './evening.mjs';

it('ten shops have ten times the load of one', () => {
  const [one, ten] = [busiestHour(1), busiestHour(10)];
  expect(one).toEqual({
    ordersPerSecond: 48 / 3600,
    visitsPerSecond: 480 / 3600,
    underWay: 36,
    asksPerSecond: (48 * 4) / 3600,
    pollsPerSecond: 36 / 10,
    streams: 39,
  });
  expect(ten.ordersPerSecond).toBeCloseTo(10 * one.ordersPerSecond);
  expect(ten.streams).toBe(390);
});

it('a single order waits only for its own processing', () => {
  // The 99th percentile of exponential work is ln 100 times its mean of 5 ms.
  const wait = waitMs(0.01, 200);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThan(26);
});

it('the wait grows with the load, and is infinite above the capacity', () => {
  const waits = [20, 100, 180, 199].map((orders) => waitMs(orders, 200));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waitMs(200, 200)).toBe(Number.POSITIVE_INFINITY);
});

it('the same seed gives the same result', () => {
  expect(waitMs(100, 200, 7)).toBe(waitMs(100, 200, 7));
  expect(waitMs(100, 200, 7)).not.toBe(waitMs(100, 200, 8));
});
