import type { Build } from './build.ts';
import { isOfBuild } from './isOfBuild.ts';

/** Answered for a screen that was never opened with network: a page of the app without content of its own. */
export const emptyPage = '/sms';
const firstPages = ['/', '/home', emptyPage];

/** Puts this build on its shelf, whole or not at all: an install that rejects is tried again on a later visit. */
export async function install(cache: Cache, build: Build): Promise<void> {
  await cache.addAll(build.kept);
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

/** Takes away what earlier builds left; the menu and its pictures are of no build. */
export async function removeOthers(caches: CacheStorage, present: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('crepas-') && !present.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
