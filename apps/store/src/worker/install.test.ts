import { afterEach, expect, it, vi } from 'vitest';
import { emptyPage, install, removeOthers } from './install.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

it('a new worker takes away earlier builds, and leaves the menu, the pictures and what is not its own', async () => {
  const caches = memoryCaches();
  for (const name of ['crepas-build-old', 'crepas-build-new', 'crepas-menu', 'somebody-else']) {
    await caches.open(name);
  }
  await removeOthers(caches, ['crepas-build-new', 'crepas-menu', 'crepas-pictures']);
  expect(await caches.keys()).toEqual(['crepas-build-new', 'crepas-menu', 'somebody-else']);
});

const build = { version: '1', assets: ['/assets/index-new.js'], kept: ['/assets/index-new.js'] };
const serves = (script: string) =>
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="/assets/${script}"></script>`));

afterEach(() => vi.unstubAllGlobals());

it('a build is kept with its pages', async () => {
  serves('index-new.js');
  const cache = await memoryCaches().open('build');
  await install(cache, build);
  for (const path of ['/', '/home', emptyPage, '/assets/index-new.js']) {
    expect(await cache.match(path), path).toBeDefined();
  }
});

it('a worker whose shop has moved on to another build is not installed', async () => {
  serves('index-newer.js');
  await expect(install(await memoryCaches().open('build'), build)).rejects.toThrow('is of another build');
});
