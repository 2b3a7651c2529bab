import {
  createCategory,
  createProduct,
  deleteCategory,
  getOrderedCategories,
  renameCategory,
  reorderCategories,
} from '@crepas/api';
import { type CategoryId, categoryId } from '@crepas/domain';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories, products } from '../../db/tables/menu.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken } from '../../testing/tokens.ts';

const shop = testShop();
let [dulces, saladas, bebidas] = [categoryId(0), categoryId(0), categoryId(0)];
beforeEach(async () => {
  await shop.database.queries.delete(products);
  await shop.database.queries.delete(categories);
  [dulces, saladas, bebidas] = [await create('Dulces'), await create('Saladas'), await create('Bebidas')];
});

const ask = askAs(shop, ownerToken());

async function create(name: string): Promise<CategoryId> {
  const response = await ask(createCategory, name);
  return createCategory.decode(v.parse(createCategory.answer, response.json())).id;
}

async function names(): Promise<readonly string[]> {
  const response = await ask(getOrderedCategories, undefined);
  return v.parse(getOrderedCategories.answer, response.json()).map(({ nombre }) => nombre);
}

describe('a new category', () => {
  it('is appended', async () => {
    const response = await ask(createCategory, ' Postres ');
    expect(said(response)).toEqual([201, { id: expect.any(Number), nombre: 'Postres' }]);
    expect(await names()).toEqual(['Dulces', 'Saladas', 'Bebidas', 'Postres']);
  });

  it('is refused if its name is taken', async () => {
    expect(said(await ask(createCategory, 'DULCES'))).toEqual([
      409,
      { error: 'Ya hay una categoría llamada «DULCES».' },
    ]);
    expect((await ask(createCategory, ' ')).statusCode).toBe(400);
    expect(await names()).toHaveLength(3);
  });
});

describe('renaming a category', () => {
  it('is visible to the next read and answers without a body', async () => {
    const response = await ask(renameCategory, { id: dulces, name: 'Antojos' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await names()).toEqual(['Antojos', 'Saladas', 'Bebidas']);
  });

  it('may change the case of the name, but not take the name of another category', async () => {
    expect((await ask(renameCategory, { id: dulces, name: 'DULCES' })).statusCode).toBe(204);
    expect(said(await ask(renameCategory, { id: dulces, name: 'Saladas' }))).toEqual([
      409,
      { error: 'Ya hay una categoría llamada «Saladas».' },
    ]);
  });

  it.each([99_999, 2 ** 40])('answers 404 for the unknown category %d', async (id) => {
    expect(said(await ask(renameCategory, { id: categoryId(id), name: 'Antojos' }))).toEqual([
      404,
      { error: 'Esa categoría no existe.' },
    ]);
  });
});

describe('deleting a category', () => {
  it('succeeds once, then answers 404', async () => {
    expect(said(await ask(deleteCategory, saladas))).toEqual([200, { ok: true }]);
    expect(said(await ask(deleteCategory, saladas))).toEqual([404, { error: 'Esa categoría no existe.' }]);
    expect(await names()).toEqual(['Dulces', 'Bebidas']);
  });

  it.each([
    [1, 'La categoría tiene 1 producto: bórralos o cámbialos de categoría primero.'],
    [2, 'La categoría tiene 2 productos: bórralos o cámbialos de categoría primero.'],
  ])('is refused while the category has %d products', async (count, error) => {
    for (let made = 0; made < count; made += 1) {
      await ask(createProduct, { name: 'Agua', categoryId: bebidas });
    }
    expect(said(await ask(deleteCategory, bebidas))).toEqual([409, { error }]);
    expect(await names()).toHaveLength(3);
  });
});

describe('reordering categories', () => {
  /** As other clients may send it: ours lists the categories in their new order. */
  const sendOrder = (payload: { id: CategoryId; orden: number }[]) =>
    sendAs(shop, ownerToken())('POST', '/categories/update-order', payload);

  it('is visible to the next read', async () => {
    expect(said(await ask(reorderCategories, [bebidas, dulces, saladas]))).toEqual([200, { ok: true }]);
    expect(await names()).toEqual(['Bebidas', 'Dulces', 'Saladas']);
  });

  it('goes by the positions, not by their place in the list', async () => {
    const positions = [
      { id: dulces, orden: 3 },
      { id: saladas, orden: 1 },
      { id: bebidas, orden: 2 },
    ];
    const response = await sendOrder(positions);
    expect(said(response)).toEqual([200, { ok: true }]);
    expect(await names()).toEqual(['Saladas', 'Bebidas', 'Dulces']);
  });

  it('is refused unless it lists every category exactly once', async () => {
    const error = 'Las categorías cambiaron mientras tanto. Vuelve a cargarlas.';
    const wrong = [
      [dulces, saladas],
      [dulces, saladas, bebidas, categoryId(99_999)],
      [dulces, saladas, saladas],
      [dulces, saladas, categoryId(2 ** 40)],
      [],
    ];
    for (const ids of wrong) expect(said(await ask(reorderCategories, ids))).toEqual([409, { error }]);
    expect(await names()).toEqual(['Dulces', 'Saladas', 'Bebidas']);
  });

  it('is refused unless each position occurs once', async () => {
    const response = await sendOrder([dulces, saladas, bebidas].map((id) => ({ id, orden: 1 })));
    expect(said(response)).toEqual([
      422,
      { error: 'El orden debe ir de 1 en adelante, sin huecos ni repetidos.' },
    ]);
  });
});
