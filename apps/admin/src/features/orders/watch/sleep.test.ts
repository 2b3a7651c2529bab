import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sleepCopy, watchSleep } from './sleep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The clock goes on while timers stand still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('reports a sleep once, with its length', () => {
  const onWake = vi.fn();
  const stop = watchSleep(Date.now, onWake);
  vi.advanceTimersByTime(60_000);
  expect(onWake).not.toHaveBeenCalled();
  sleep(720_000);
  vi.advanceTimersByTime(5_000);
  expect(onWake).toHaveBeenCalledExactlyOnceWith(725_000);
  vi.advanceTimersByTime(60_000);
  expect(onWake).toHaveBeenCalledOnce();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('a hidden page whose timers run once a minute does not sleep, nor does a clock that was set back', () => {
  const onWake = vi.fn();
  watchSleep(Date.now, onWake);
  sleep(61_000);
  vi.advanceTimersByTime(5_000);
  sleep(-3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(onWake).not.toHaveBeenCalled();
});

it.each([
  [120_000, '2 min'],
  [725_000, '12 min'],
  [3_600_000, '1 h 0 min'],
  [32_700_000, '9 h 5 min'],
])('a sleep of %d ms lasted %s', (ms, duration) => {
  expect(sleepCopy(ms)).toBe(`La tableta estuvo dormida ${duration}: revisa los pedidos que llegaron.`);
});
