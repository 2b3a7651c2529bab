import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { createWriteHealth } from './writeHealth.ts';

const full = () => Object.assign(new Error('could not extend file: No space left'), { code: '53100' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is in order until a write fails, also when other things fail', async () => {
  const transaction = vi.fn();
  const writes = createWriteHealth({ queries: { transaction } as never });
  writes.note(new Error('something else'));
  writes.note(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }));
  await expect(writes.check()).resolves.toBeUndefined();
  expect(transaction).not.toHaveBeenCalled();
  expect(writes.lines()).toEqual(['database_write_failures_total 0', 'database_writes_failing 0']);
});

it('tells a failed write for a while, and then until a write works', async () => {
  const transaction = vi.fn((): Promise<void> => Promise.reject(full()));
  const writes = createWriteHealth({ queries: { transaction } as never });
  writes.note(new Error('Failed query: insert into orders …', { cause: full() }));
  const told: unknown = await writes.check().catch((error: unknown) => error);
  expect(told).toMatchObject({ message: expect.stringContaining('No space left') });
  // The error handler notes it too.
  writes.note(told);
  expect(transaction).not.toHaveBeenCalled();
  expect(writes.lines()).toEqual(['database_write_failures_total 1', 'database_writes_failing 1']);

  vi.advanceTimersByTime(61_000);
  await expect(writes.check()).rejects.toThrow('No space left');
  await expect(writes.check()).rejects.toThrow('No space left');
  transaction.mockImplementation(() => Promise.resolve());
  await expect(writes.check()).resolves.toBeUndefined();
  await writes.check();
  expect(transaction).toHaveBeenCalledTimes(3);
  expect(writes.lines()).toEqual(['database_write_failures_total 1', 'database_writes_failing 0']);
});

it(
  'writes to the real database, and leaves nothing',
  async () => {
    const database = await openTestDatabase();
    try {
      const writes = createWriteHealth(database);
      for (let time = 0; time < 2; time += 1) {
        writes.note(full());
        vi.advanceTimersByTime(61_000);
        await expect(writes.check()).resolves.toBeUndefined();
        expect(writes.lines()).toContain('database_writes_failing 0');
      }
    } finally {
      await database.close();
    }
  },
  openTimeoutMs,
);
