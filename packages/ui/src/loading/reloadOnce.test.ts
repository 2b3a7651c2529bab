import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

const minute = 60_000;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * minute });
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads once a minute at most', () => {
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minute - 1);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload without sessionStorage: the reloads might never end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});
