import { afterEach, expect, it, vi } from 'vitest';
import { keepMenu } from './keepMenu.ts';
import { openShelf } from './shelf.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

const apiUrl = 'https://crepas.example/api';

/** A shop that answers everything with the categories 1 and 2. */
const shopAnswers = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

afterEach(() => vi.unstubAllGlobals());

it('the first visit leaves the whole menu on the shelf', async () => {
  shopAnswers([{ id: 1 }, { id: '2' }]);
  const shelf = openShelf(memoryCaches(), 'menu', 80);
  await keepMenu(apiUrl, shelf);
  for (const path of ['/promo', '/category-asc', '/category?categoria=1', '/category?categoria=2']) {
    expect(await shelf.find(apiUrl + path), path).toBeDefined();
  }
});

it('categories that make no sense are none', async () => {
  shopAnswers({ error: 'no' });
  const shelf = openShelf(memoryCaches(), 'menu', 80);
  await expect(keepMenu(apiUrl, shelf)).resolves.toBeUndefined();
});
