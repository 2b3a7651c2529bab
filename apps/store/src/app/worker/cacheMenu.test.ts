import { afterEach, expect, it, vi } from 'vitest';
import { openBoundedCache } from './boundedCache.ts';
import { cacheMenu } from './cacheMenu.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

const apiUrl = 'https://crepas.example/api';

/** Every request gets this body. */
const shopAnswers = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

afterEach(() => vi.unstubAllGlobals());

it('the first visit caches the whole menu', async () => {
  shopAnswers([{ id: 1 }, { id: '2' }]);
  const cache = openBoundedCache(memoryCaches(), 'menu', { maxEntries: 80, accepts: async () => true });
  await cacheMenu(apiUrl, cache);
  for (const path of ['/promo', '/category-asc', '/category?categoria=1', '/category?categoria=2']) {
    expect(await cache.match(apiUrl + path), path).toBeDefined();
  }
});

it('an invalid list of categories counts as empty', async () => {
  shopAnswers({ error: 'no' });
  const cache = openBoundedCache(memoryCaches(), 'menu', { maxEntries: 80, accepts: async () => true });
  await expect(cacheMenu(apiUrl, cache)).resolves.toBeUndefined();
});
