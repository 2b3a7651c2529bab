import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/Database.ts';
import { createReturnTimer, type ReturnTimer } from './returnTimer.ts';

const noon = Date.parse('2026-11-16T12:00:00-06:00');
/** The clock of the database, which may differ from that of the server; null when it cannot be reached. */
let databaseClock: () => number | null;
let reads = 0;

const database = {
  queries: {
    select: () => ({
      from: async () => {
        reads += 1;
        const now = databaseClock();
        if (now === null) throw new Error('gone');
        return [{ now }];
      },
    }),
  },
} as unknown as Database;

const onReturn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  databaseClock = Date.now;
  reads = 0;
  onReturn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls when a product is available again, to the millisecond and once', async () => {
  createReturnTimer(database, onReturn).set({ changesAt: noon + 100_000 });
  await vi.advanceTimersByTimeAsync(99_999);
  expect(onReturn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onReturn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onReturn).toHaveBeenCalledOnce();
});

it('calls at once when that time has passed', async () => {
  createReturnTimer(database, onReturn).set({ changesAt: noon - 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onReturn).toHaveBeenCalledOnce();
});

it('asks for the clock every thirty seconds and no more often', async () => {
  createReturnTimer(database, onReturn).set({ changesAt: noon + 120_000 });
  await vi.advanceTimersByTimeAsync(119_000);
  // At once, and after 30, 60 and 90 s.
  expect(reads).toBe(4);
});

it('follows a clock of the database that is set forward', async () => {
  createReturnTimer(database, onReturn).set({ changesAt: noon + 3_600_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  databaseClock = () => Date.now() + 3_600_000;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(onReturn).toHaveBeenCalledOnce();
});

it('calls when the database cannot be reached: the refresh retries', async () => {
  databaseClock = () => null;
  createReturnTimer(database, onReturn).set({ changesAt: noon + 3_600_000 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onReturn).toHaveBeenCalledOnce();
});

describe('a wait ends', () => {
  const changesAt = noon + 100_000;

  it.each<[string, (timer: ReturnTimer) => void, calls: number]>([
    ['when the server closes', (timer) => timer.stop(), 0],
    ['when nothing is sold out any more', (timer) => timer.set({ changesAt: null }), 0],
    ['when another product is available first', (timer) => timer.set({ changesAt: noon + 40_000 }), 1],
  ])('%s', async (_, change, calls) => {
    const timer = createReturnTimer(database, onReturn);
    timer.set({ changesAt });
    await vi.advanceTimersByTimeAsync(35_000);
    change(timer);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onReturn).toHaveBeenCalledTimes(calls);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onReturn).toHaveBeenCalledTimes(calls);
  });

  it('also while the clock is read', async () => {
    let answer = (_now: number) => {};
    const timer = createReturnTimer(
      {
        queries: {
          select: () => ({
            from: () =>
              new Promise((resolve) => {
                answer = (now) => resolve([{ now }]);
              }),
          }),
        },
      } as unknown as Database,
      onReturn,
    );
    timer.set({ changesAt });
    await vi.advanceTimersByTimeAsync(0);
    timer.stop();
    answer(changesAt);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onReturn).not.toHaveBeenCalled();
  });
});
