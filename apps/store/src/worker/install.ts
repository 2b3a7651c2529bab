import type { Build } from './build.ts';
import { isOfBuild } from './isOfBuild.ts';

/** The offline answer for a screen that was never opened online: a page of the app without content of its own. */
export const fallbackPage = '/sms';
const firstPages = ['/', '/home', fallbackPage];

/** Caches this build completely or not at all: the browser retries a rejected install on a later visit. */
export async function install(cache: Cache, build: Build): Promise<void> {
  await cache.addAll(build.precached);
  await Promise.all(
    firstPages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache' });
      if (!page.ok || !isOfBuild(await page.clone().text(), build.assets)) {
        throw new Error(`${path} is of another build`);
      }
      await cache.put(path, page);
    }),
  );
}

/** Deletes the caches of earlier builds; the caches of menu and pictures are independent of the build. */
export async function deleteOldCaches(caches: CacheStorage, present: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('crepas-') && !present.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
