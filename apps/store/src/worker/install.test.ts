import { expect, it } from 'vitest';
import { removeOthers } from './install.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

it('a new worker takes away earlier builds, and leaves the menu, the pictures and what is not its own', async () => {
  const caches = memoryCaches();
  for (const name of ['crepas-build-old', 'crepas-build-new', 'crepas-menu', 'somebody-else']) {
    await caches.open(name);
  }
  await removeOthers(caches, ['crepas-build-new', 'crepas-menu', 'crepas-pictures']);
  expect(await caches.keys()).toEqual(['crepas-build-new', 'crepas-menu', 'somebody-else']);
});
