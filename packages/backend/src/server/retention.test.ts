import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { vitalCounts } from '../db/tables/reports.ts';
import { minuteMs } from '../runPeriodically.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { startRetention } from './retention.ts';

const database = testDatabase();
afterEach(() => {
  vi.useRealTimers();
});

it('deletes a minute after the start, and goes on after a deletion that fails, which is logged', async () => {
  const old = { day: '2020-02-29', device: 'phone', vital: 'lcp', bucket: 1, visits: 5 } as const;
  await database.queries.insert(vitalCounts).values(old);
  await database.queries.execute(sql`alter table order_events rename to away`);
  const warn = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const stop = startRetention(database, { warn });
  await vi.advanceTimersByTimeAsync(minuteMs);
  vi.useRealTimers();
  await expect.poll(() => database.queries.$count(vitalCounts)).toBe(0);
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'deleteExpiredEvents failed']]);
  stop();
});
