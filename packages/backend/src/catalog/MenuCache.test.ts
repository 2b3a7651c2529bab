import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { categories } from '../db/schema.ts';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { createMenuCache } from './MenuCache.ts';
import { seedMenu } from './seedMenu.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedMenu(database, smallMenu);
}, openTimeoutMs);
afterAll(() => database.close());

const rename = (name: string) =>
  database.queries.update(categories).set({ name }).where(eq(categories.id, 1));

it('follows what is written by somebody who does not tell it', async () => {
  const cache = await createMenuCache(database);
  const before = cache.answer('names', (menu) => menu.categories.map(({ name }) => name));
  await rename('Antojos');
  await expect.poll(() => cache.menu().categories[0]?.name, { timeout: 10_000 }).toBe('Antojos');
  const after = cache.answer('names', (menu) => menu.categories.map(({ name }) => name));
  expect(after.etag).not.toBe(before.etag);
  cache.close();
});

it('is read once for all who ask before the reading has begun', async () => {
  let readings = 0;
  const counted: Database = {
    ...database,
    queries: new Proxy(database.queries, {
      get(queries, name) {
        if (name === 'transaction') readings += 1;
        return Reflect.get(queries, name);
      },
    }),
    listen: async () => () => undefined,
  };
  const cache = await createMenuCache(counted);
  readings = 0;
  await Promise.all(Array.from({ length: 20 }, () => cache.refresh()));
  expect(readings).toBe(1);
});

it('keeps a thousand answers at most: strangers choose their keys', async () => {
  const cache = await createMenuCache(database);
  let built = 0;
  const ask = (key: number) => cache.answer(`modal?id=${key}`, () => ++built);
  for (let key = 1; key <= 1_000; key += 1) ask(key);
  ask(1);
  expect(built).toBe(1_000);
  ask(1_001);
  expect(built).toBe(1_001);
  ask(1);
  expect(built).toBe(1_002);
  cache.close();
});

it('calls a listener after each reading, until it is removed', async () => {
  const cache = await createMenuCache(database);
  let heard = 0;
  const stop = cache.onRefresh(() => {
    heard += 1;
  });
  await cache.refresh();
  expect(heard).toBe(1);
  stop();
  await cache.refresh();
  expect(heard).toBe(1);
  cache.close();
});

it('reads again after a failure that nobody waits for', async () => {
  let isAway = false;
  let tell = () => {};
  const flaky: Database = {
    ...database,
    queries: new Proxy(database.queries, {
      get(queries, name) {
        if (isAway) {
          isAway = false;
          throw new Error('The database is away for a moment.');
        }
        return Reflect.get(queries, name);
      },
    }),
    async listen(_channel, { onMessage }) {
      tell = () => onMessage('');
      return () => undefined;
    },
  };
  const cache = await createMenuCache(flaky);
  await rename('Después');
  isAway = true;
  tell();
  await expect.poll(() => cache.menu().categories[0]?.name, { timeout: 10_000 }).toBe('Después');
  cache.close();
});

it('knows what was written while it began to listen', async () => {
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

it('follows nothing any more when it is closed', async () => {
  let tell = () => {};
  let isListening = false;
  const cache = await createMenuCache({
    ...database,
    async listen(_channel, { onMessage }) {
      isListening = true;
      tell = () => onMessage('');
      return () => {
        isListening = false;
      };
    },
  });
  let heard = 0;
  cache.onRefresh(() => {
    heard += 1;
  });
  cache.close();
  expect(isListening).toBe(false);
  // A notice that was under way already.
  tell();
  await cache.refresh();
  expect(heard).toBe(1);
});
