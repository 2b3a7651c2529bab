import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { categories } from '../db/tables/menu.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { createMenuCache } from './MenuCache.ts';

const database = testDatabase(smallMenu);

const rename = (name: string) =>
  database.queries.update(categories).set({ name }).where(eq(categories.id, 1));

it('notices a write that does not call refresh', async () => {
  const cache = await createMenuCache(database);
  const before = cache.getOrBuild('names', (menu) => menu.categories.map(({ name }) => name));
  await rename('Antojos');
  await expect.poll(() => cache.menu().categories[0]?.name, { timeout: 10_000 }).toBe('Antojos');
  const after = cache.getOrBuild('names', (menu) => menu.categories.map(({ name }) => name));
  expect(after.etag).not.toBe(before.etag);
  cache.close();
});

it('reads the menu once for calls of refresh that come before the read begins', async () => {
  let reads = 0;
  const counted: Database = {
    ...database,
    queries: new Proxy(database.queries, {
      get(queries, name) {
        if (name === 'transaction') reads += 1;
        return Reflect.get(queries, name);
      },
    }),
    listen: async () => () => undefined,
  };
  const cache = await createMenuCache(counted);
  reads = 0;
  await Promise.all(Array.from({ length: 20 }, () => cache.refresh()));
  expect(reads).toBe(1);
});

it('holds a thousand bodies and evicts the one that was not used for the longest time', async () => {
  const cache = await createMenuCache(database);
  let built = 0;
  const ask = (key: number) => cache.getOrBuild(`modal?id=${key}`, () => ++built);
  for (let key = 1; key <= 1_000; key += 1) ask(key);
  ask(1);
  expect(built).toBe(1_000);
  ask(1_001);
  ask(1);
  expect(built).toBe(1_001);
  ask(2);
  expect(built).toBe(1_002);
  cache.close();
});

it('reads the menu for a version that it does not have, and not for one that no menu has', async () => {
  const cache = await createMenuCache({ ...database, listen: async () => () => undefined });
  let refreshes = 0;
  cache.onRefresh(() => {
    refreshes += 1;
  });
  const body = cache.getOrBuild('names', () => 1);
  await cache.reach(999_999_999_999_999);
  await cache.reach(cache.menu().version.allBefore);
  expect(cache.getOrBuild('names', () => 2)).toBe(body);
  expect(refreshes).toBe(0);

  await rename('Por otra parte');
  const other = await createMenuCache({ ...database, listen: async () => () => undefined });
  await cache.reach(other.menu().version.end);
  expect(cache.menu().categories[0]?.name).toBe('Por otra parte');
  expect(refreshes).toBe(1);
  cache.close();
  other.close();
});

it('calls a listener after each refresh until it unsubscribes', async () => {
  const cache = await createMenuCache(database);
  let calls = 0;
  const stop = cache.onRefresh(() => {
    calls += 1;
  });
  await cache.refresh();
  expect(calls).toBe(1);
  stop();
  await cache.refresh();
  expect(calls).toBe(1);
  cache.close();
});

it('retries a refresh that failed after a notification', async () => {
  let isUnavailable = false;
  let notify = () => {};
  const flaky: Database = {
    ...database,
    queries: new Proxy(database.queries, {
      get(queries, name) {
        if (isUnavailable) {
          isUnavailable = false;
          throw new Error('The database is unavailable.');
        }
        return Reflect.get(queries, name);
      },
    }),
    async listen(_channel, { onMessage }) {
      notify = () => onMessage('');
      return () => undefined;
    },
  };
  const cache = await createMenuCache(flaky);
  await rename('Después');
  isUnavailable = true;
  notify();
  await expect.poll(() => cache.menu().categories[0]?.name, { timeout: 10_000 }).toBe('Después');
  cache.close();
});

it('contains a write that was committed while it began to listen', async () => {
  await rename('Antes');
  const cache = await createMenuCache({
    ...database,
    async listen() {
      await rename('Mientras');
      return () => undefined;
    },
  });
  expect(cache.menu().categories[0]?.name).toBe('Mientras');
  cache.close();
});

it('ignores notifications after close', async () => {
  let notify = () => {};
  let isListening = false;
  const cache = await createMenuCache({
    ...database,
    async listen(_channel, { onMessage }) {
      isListening = true;
      notify = () => onMessage('');
      return () => {
        isListening = false;
      };
    },
  });
  let calls = 0;
  cache.onRefresh(() => {
    calls += 1;
  });
  cache.close();
  expect(isListening).toBe(false);
  // A notification that was already on its way.
  notify();
  await cache.refresh();
  expect(calls).toBe(1);
});
