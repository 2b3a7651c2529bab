import { afterEach, expect, it, vi } from 'vitest';
import { openBoundedCache } from './boundedCache.ts';
import { cacheMenu, deleteOldCaches, fallbackPage, install } from './install.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

it('a new worker deletes the caches of earlier builds, and no other cache', async () => {
  const caches = memoryCaches();
  for (const name of ['crepas-build-old', 'crepas-build-new', 'crepas-menu', 'somebody-else']) {
    await caches.open(name);
  }
  await deleteOldCaches(caches, ['crepas-build-new', 'crepas-menu', 'crepas-pictures']);
  expect(await caches.keys()).toEqual(['crepas-build-new', 'crepas-menu', 'somebody-else']);
});

const build = {
  version: '1',
  assets: { '/assets/index-new.js': 'run();/*!end*/'.length },
  precached: ['/assets/index-new.js'],
  endMark: '/*!end*/',
};
/** A server whose pages name this script. @param scripts what each request for a script returns; the last one repeats */
function serves(script: string, scripts = ['run();/*!end*/']) {
  const caches: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    if (!path.endsWith('.js')) {
      const page = `<html><script type="module" src="/assets/${script}"></script></html>`;
      return new Response(page, { headers: { 'Content-Type': 'text/html' } });
    }
    const code = scripts[caches.length] ?? scripts.at(-1);
    caches.push(cache);
    return new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
  });
  return caches;
}

afterEach(() => vi.unstubAllGlobals());

it('a build is cached with its pages', async () => {
  serves('index-new.js');
  const cache = await memoryCaches().open('build');
  await install(cache, build);
  for (const path of ['/', '/home', fallbackPage, '/assets/index-new.js']) {
    expect(await cache.match(path), path).toBeDefined();
  }
});

it('a worker is not installed when the server already has another build', async () => {
  serves('index-newer.js');
  await expect(install(await memoryCaches().open('build'), build)).rejects.toThrow('is of another build');
});

it('a truncated file is fetched again past the browser’s cache', async () => {
  const caches = serves('index-new.js', ['ru', 'run();/*!end*/']);
  const cache = await memoryCaches().open('build');
  await install(cache, build);
  expect(caches).toEqual(['default', 'reload']);
  expect(await (await cache.match('/assets/index-new.js'))?.text()).toBe('run();/*!end*/');
});

it('a worker is not installed while a file stays truncated', async () => {
  serves('index-new.js', ['ru']);
  await expect(install(await memoryCaches().open('build'), build)).rejects.toThrow('index-new.js is lost');
});

it('a worker behind a portal is not installed', async () => {
  const portal = new Response('<html>Bienvenido</html>', { headers: { 'Content-Type': 'text/html' } });
  vi.stubGlobal('fetch', async () => portal.clone());
  const cache = await memoryCaches().open('build');
  await expect(install(cache, build)).rejects.toThrow();
  expect(await cache.keys()).toEqual([]);
});

const apiUrl = 'https://crepas.example/api';

/** Every request gets this body. */
const shopAnswers = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

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
