import type { BoundedCache } from './boundedCache.ts';
import { type Build, isExpected } from './expectedAnswer.ts';

/** The offline answer for a screen that was never opened online: a page of the app without content of its own. */
export const fallbackPage = '/sms';
const firstPages = ['/', '/home', fallbackPage];

/** Caches this build completely or not at all: the browser retries a rejected install on a later visit. */
export async function install(cache: Cache, build: Build): Promise<void> {
  await Promise.all(build.precached.map(async (path) => cache.put(path, await fetchWhole(path, build))));
  await Promise.all(
    firstPages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache' });
      if (!(await isExpected('page', path, page.clone(), build))) {
        throw new Error(`${path} is of another build`);
      }
      await cache.put(path, page);
    }),
  );
}

/** The second attempt does not ask the browser's cache, which may hold a truncated file, or a portal's page, for a year. */
async function fetchWhole(path: string, build: Build): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(path, { cache });
    if (await isExpected('asset', path, response.clone(), build)) return response;
  }
  throw new Error(`${path} is lost`);
}

/** Deletes the caches of earlier builds; the caches of menu and pictures are independent of the build. */
export async function deleteOldCaches(caches: CacheStorage, present: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('crepas-') && !present.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const always = ['/promo', '/category-asc', '/crepa-combo', '/ingredientes'];

/** Caches the menu, which the first page loaded before the worker was active. */
export async function cacheMenu(apiUrl: string, cache: BoundedCache): Promise<void> {
  const load = async (path: string): Promise<Response> => {
    const response = await fetch(apiUrl + path);
    await cache.put(apiUrl + path, response.clone());
    return response;
  };
  const [, categories] = await Promise.all(always.map(load));
  const ids = idsOf(await categories?.json());
  await Promise.all(ids.map((id) => load(`/category?categoria=${id}`)));
}

function idsOf(categories: unknown): readonly string[] {
  if (!Array.isArray(categories)) return [];
  return categories.flatMap((category: unknown) => {
    const { id } = Object(category) as { id?: unknown };
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}
