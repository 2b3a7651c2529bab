import { createCategory, updateShop } from '@crepas/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../db/tables/menu.ts';
import { askAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken } from '../../testing/tokens.ts';

const shop = testShop();

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: `/api${url}`, headers });

it('every read answers the current menu', async () => {
  const counted = await get('/categories/with-product-count');
  expect(counted.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(counted.json()).toEqual([
    { categoria_id: 1, categoria_nombre: 'Crepas', total_productos: 4 },
    { categoria_id: 2, categoria_nombre: 'Combos', total_productos: 1 },
  ]);
  expect((await get('/producto-ingredientes/1')).json()).toEqual([1, 2]);
  expect((await get('/promo')).json()).toMatchObject([{ id_producto: 1, nombre: 'Nutella', precio: 65 }]);
});

it.each(['/modal?id=99', '/category?categoria=99', '/producto-ingredientes/99'])(
  'GET %s finds nothing, and says so',
  async (url) => {
    expect((await get(url)).json()).toEqual([]);
  },
);

it.each([
  ['/category', 'categoria'],
  ['/producto-ingredientes/uno', 'id'],
])('GET %s answers 400 and names the field', async (url, field) => {
  const response = await get(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ campo: field });
});

describe('a conditional read', () => {
  it('answers 304 while the menu is unchanged', async () => {
    const first = await get('/promo');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/promo', { 'If-None-Match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers 200 as soon as the menu changes', async () => {
    const before = await get('/category?categoria=1');
    await shop.database.queries.update(products).set({ isAvailable: false }).where(eq(products.id, 2));
    await shop.menu.refresh();
    const after = await get('/category?categoria=1', { 'If-None-Match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toHaveLength(3);
    expect((await get('/modal?id=2')).json()).toMatchObject([{ disponible: 0 }]);
  });
});

it('a change is visible to the next read before the database notifies', async () => {
  const { queries } = shop.database;
  await queries.execute(sql`alter table categories disable trigger categories_changed`);
  await queries.execute(sql`alter table shop disable trigger shop_changed`);
  const ask = askAs(shop, ownerToken());
  expect((await ask(createCategory, 'Aguas')).statusCode).toBe(201);
  expect((await get('/category-asc')).json()).toContainEqual({ id: expect.any(Number), nombre: 'Aguas' });
  expect((await ask(updateShop, { message: 'Hoy hay flan.' })).statusCode).toBe(200);
  expect((await get('/shop')).json()).toMatchObject({ mensaje: 'Hoy hay flan.' });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; Q=0 , gzip ; q=0.5', 'gzip'],
  ['br;level=1', undefined],
  ['identity', undefined],
  [`gzip, ${'a'.repeat(200)}`, undefined],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
  const response = await get('/category?categoria=1', { 'Accept-Encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toContain('Accept-Encoding');
});
