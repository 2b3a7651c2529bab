import { afterEach, expect, it, vi } from 'vitest';
import { deleteOldCaches, fallbackPage, install } from './install.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

it('a new worker deletes the caches of earlier builds, and no other cache', async () => {
  const caches = memoryCaches();
  for (const name of ['crepas-build-old', 'crepas-build-new', 'crepas-menu', 'somebody-else']) {
    await caches.open(name);
  }
  await deleteOldCaches(caches, ['crepas-build-new', 'crepas-menu', 'crepas-pictures']);
  expect(await caches.keys()).toEqual(['crepas-build-new', 'crepas-menu', 'somebody-else']);
});

const build = { version: '1', assets: ['/assets/index-new.js'], precached: ['/assets/index-new.js'] };
const serves = (script: string) =>
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="/assets/${script}"></script>`));

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
