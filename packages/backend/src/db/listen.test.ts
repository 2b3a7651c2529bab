import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';

const database = testDatabase();

const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
});

const notify = (queries: Database['queries'], channel: string, payload: string) =>
  queries.execute(sql`select pg_notify(${channel}, ${payload})`);
const hear = (channel: string) =>
  database.listen(channel, { onMessage: (payload) => heard.push(payload), onReconnect: () => undefined });

it('delivers a notification to the listeners of its channel only', async () => {
  const stop = await hear('Menu "of today"');
  await notify(database.queries, 'Menu "of today"', 'one');
  await notify(database.queries, 'another', 'two');
  expect(heard).toEqual(['one']);
  stop();
  await notify(database.queries, 'Menu "of today"', 'three');
  expect(heard).toEqual(['one']);
});

it('delivers the notifications of a transaction after its commit, and none after a rollback', async () => {
  await hear('orders');
  await database.queries.transaction(async (inside) => {
    await notify(inside, 'orders', 'kept');
    expect(heard).toEqual([]);
  });
  const failing = database.queries.transaction(async (inside) => {
    await notify(inside, 'orders', 'lost');
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(heard).toEqual(['kept']);
});
