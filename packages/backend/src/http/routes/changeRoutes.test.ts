import {
  createCategory,
  createExtra,
  createProduct,
  deleteCategory,
  deleteExtra,
  deleteProduct,
  erasePerson,
  getChanges,
  getExtras,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  pauseShop,
  renameCategory,
  reorderCategories,
  restoreCategory,
  restoreExtra,
  restoreProduct,
  setProductExtras,
  setProductSoldOut,
  updateExtra,
  updateProduct,
  updateShop,
} from '@crepas/api';
import {
  type Cents,
  type ChangeKind,
  categoryId,
  extraId,
  type PhoneNumber,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { changeLog } from '../../db/tables/staff.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { aToken } from '../../testing/tokens.ts';

const shop = testShop({}, [changeLog]);

const ask = askAs(shop, aToken({ role: 'owner', email: 'ana@crepas.example' }));
const asEva = askAs(shop, aToken({ role: 'staff', email: 'eva@crepas.example' }));

async function changes(search: Parameters<typeof getChanges.send>[0] = {}) {
  const answer = (await ask(getChanges, search)).json();
  const wire = v.parse(getChanges.answer, answer);
  expect(wire).toEqual(answer);
  return getChanges.decode(wire).changes;
}
/** What was logged, oldest first. */
const logged = async () =>
  (await changes())
    .map(({ by, kind, name, action, before, after }) => ({ by, kind, name, action, before, after }))
    .reverse();

const ana = 'ana@crepas.example';

describe('the change log', () => {
  it('has each change of a product with the values that differ', async () => {
    const created = await ask(createProduct, { name: 'Mango', categoryId: categoryId(1) });
    const id = productId(created.json().id_producto);
    await ask(updateProduct, { id, name: 'Mango', price: 7050 as Cents, categoryId: categoryId(2) });
    await ask(updateProduct, { id, price: 7050 as Cents });
    await asEva(updateProduct, { id, available: false });
    await asEva(setProductSoldOut, { id, isSoldOut: true });
    await ask(setProductExtras, { product: id, extras: [extraId(2), extraId(1)] });
    await ask(setProductExtras, { product: id, extras: [extraId(1), extraId(2)] });
    await ask(deleteProduct, id);
    const product = { by: ana, kind: 'product', name: 'Mango' } as const;
    const eva = 'eva@crepas.example';
    expect(await logged()).toMatchObject([
      { ...product, action: 'created', before: null, after: { name: 'Mango', price: 0, category: 'Crepas' } },
      {
        ...product,
        action: 'changed',
        before: { price: 0, category: 'Crepas' },
        after: { price: 7050, category: 'Combos' },
      },
      { ...product, by: eva, action: 'changed', before: { available: true }, after: { available: false } },
      { ...product, by: eva, before: { soldOutUntil: null }, after: { soldOutUntil: expect.any(Number) } },
      { ...product, before: { extras: [] }, after: { extras: ['Nuez', 'Cajeta'] } },
      { ...product, action: 'deleted', before: { price: 7050 }, after: null },
    ]);
    expect((await logged())[1]?.before).toEqual({ price: 0, category: 'Crepas' });
  });

  it('has the changes of categories and extras', async () => {
    const category = categoryId((await ask(createCategory, 'Aguas')).json().id);
    await ask(renameCategory, { id: category, name: 'Bebidas' });
    await ask(reorderCategories, [category, categoryId(1), categoryId(2)]);
    await ask(reorderCategories, [category, categoryId(1), categoryId(2)]);
    await ask(deleteCategory, category);
    const extra = extraId(
      (await ask(createExtra, { name: 'Coco', description: 'Rallado', price: 500 as Cents })).json()
        .id_ingrediente,
    );
    await ask(updateExtra, { id: extra, price: 700 as Cents });
    await ask(deleteExtra, extra);
    expect(
      (await logged()).map(({ kind, name, action, before, after }) => [kind, name, action, before, after]),
    ).toEqual([
      ['category', 'Aguas', 'created', null, { name: 'Aguas', windows: [] }],
      ['category', 'Bebidas', 'changed', { name: 'Aguas' }, { name: 'Bebidas' }],
      [
        'category',
        '',
        'reordered',
        { order: ['Crepas', 'Combos', 'Bebidas'] },
        { order: ['Bebidas', 'Crepas', 'Combos'] },
      ],
      ['category', 'Bebidas', 'deleted', { name: 'Bebidas', windows: [] }, null],
      ['extra', 'Coco', 'created', null, expect.objectContaining({ price: 500 })],
      ['extra', 'Coco', 'changed', { price: 500 }, { price: 700 }],
      ['extra', 'Coco', 'deleted', expect.objectContaining({ price: 700 }), null],
    ]);
  });

  it('has the changes of the shop, and nothing for a change to the same value', async () => {
    const week = [{ day: 1, opens: 1080, closes: 1380 }] as const;
    await ask(updateShop, { week, isOpen: true, forgetAfterDays: 90 });
    await ask(updateShop, { week, isOpen: true });
    await asEva(pauseShop, { minutes: 30 });
    expect(await logged()).toEqual([
      {
        by: ana,
        kind: 'shop',
        name: '',
        action: 'changed',
        before: { week: [], forgetAfterDays: 730 },
        after: { week, forgetAfterDays: 90 },
      },
      {
        by: 'eva@crepas.example',
        kind: 'shop',
        name: '',
        action: 'changed',
        before: { pausedUntil: null },
        after: { pausedUntil: expect.any(Number) },
      },
    ]);
  });

  it('has the erasure of a person, without the phone', async () => {
    const phone = '5544332211' as PhoneNumber;
    await shop.database.queries
      .insert(orders)
      .values({ phone, deliveryAddress: 'Colima 5', totalCents: 6500, stage: 'delivered' });
    await ask(erasePerson, phone);
    expect(await logged()).toEqual([
      { by: ana, kind: 'person', name: '', action: 'deleted', before: null, after: { erasedOrders: 1 } },
    ]);
  });

  it('a failed change logs nothing', async () => {
    expect((await ask(renameCategory, { id: categoryId(2), name: 'crepas' })).statusCode).toBe(409);
    expect((await ask(updateProduct, { id: productId(1), categoryId: categoryId(99) })).statusCode).toBe(422);
    expect((await ask(setProductExtras, { product: productId(1), extras: [extraId(99)] })).statusCode).toBe(
      422,
    );
    expect(await logged()).toEqual([]);
  });

  it('is read in pages, and filtered by kind, account and day', async () => {
    for (const name of ['Uno', 'Dos', 'Tres']) await ask(renameCategory, { id: categoryId(2), name });
    await asEva(setProductSoldOut, { id: productId(1), isSoldOut: true });
    await ask(renameCategory, { id: categoryId(2), name: 'Combos' });
    const asOwner = sendAs(shop, aToken({ role: 'owner' }));
    const pages: unknown[][] = [];
    let cursor: string | undefined;
    do {
      const page = await asOwner('GET', `/cambios?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      const { cambios, siguiente } = page.json();
      pages.push(cambios.map(({ nombre }: { nombre: string }) => nombre));
      cursor = siguiente ?? undefined;
    } while (cursor);
    expect(pages).toEqual([['Combos', 'Nutella'], ['Tres', 'Dos'], ['Uno']]);
    const count = async (search: Parameters<typeof changes>[0]) => (await changes(search)).length;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
    const day = (offset: number) => today.format(Date.now() - 5 * 3_600_000 + offset * 86_400_000);
    expect([
      await count({ kind: 'product' }),
      await count({ by: 'EVA' }),
      await count({ by: 'ana@crepas.example' }),
      await count({ from: day(0), to: day(0) }),
      await count({ to: day(-1) }),
      await count({ from: day(1) }),
    ]).toEqual([1, 1, 4, 5, 0, 0]);
    expect((await ask(getChanges, { cursor: 'x' })).statusCode).toBe(400);
    expect((await ask(getChanges, { from: '2026-02-31' })).statusCode).toBe(400);
  });

  it('is read without one kind: the shop, groups and codes stay without orders, which are stored beside them', async () => {
    const row = { kind: 'shop', action: 'changed' } as const;
    await shop.database.queries.insert(changeLog).values([
      { ...row, name: 'tienda' },
      { ...row, name: 'pedido', entityId: 7 },
      { ...row, name: 'grupo', entityId: 7, isOfGroup: true },
      { ...row, name: 'código', entityId: 7, isOfCode: true },
      { ...row, name: 'producto', entityId: 7, kind: 'product' },
    ]);
    const namesWithout = async (without: ChangeKind) =>
      (await changes({ without })).map(({ name }) => name).sort();
    expect(await namesWithout('order')).toEqual(['código', 'grupo', 'producto', 'tienda']);
    expect(await namesWithout('shop')).toEqual(['código', 'grupo', 'pedido', 'producto']);
    expect(await namesWithout('product')).toEqual(['código', 'grupo', 'pedido', 'tienda']);
  });
});

describe('restoring', () => {
  const read = async (id: number) => (await ask(getProduct, productId(id))).json();

  it('brings a product back under its number, with its extras', async () => {
    const before = await read(1);
    const extras = (await ask(getProductExtraIds, productId(1))).json();
    await ask(deleteProduct, productId(1));
    expect(await read(1)).toEqual([]);
    expect((await changes())[0]).toMatchObject({ action: 'deleted', isRestorable: true });
    expect((await ask(restoreProduct, productId(1))).statusCode).toBe(200);
    expect(await read(1)).toEqual(before);
    expect((await ask(getProductExtraIds, productId(1))).json()).toEqual(extras);
    expect((await changes()).map(({ action, isRestorable }) => [action, isRestorable])).toEqual([
      ['restored', false],
      ['deleted', false],
    ]);
    expect((await ask(restoreProduct, productId(1))).statusCode).toBe(404);
    const next = await ask(createProduct, { name: 'Otra', categoryId: categoryId(1) });
    expect(next.statusCode).toBe(201);
  });

  it('of a product waits for its category, and leaves out extras that are gone', async () => {
    const category = categoryId((await ask(createCategory, 'Postres')).json().id);
    const extra = extraId(
      (await ask(createExtra, { name: 'Lechera', description: 'Dulce', price: 500 as Cents })).json()
        .id_ingrediente,
    );
    const { id_producto } = (await ask(createProduct, { name: 'Flan', categoryId: category })).json();
    const id = productId(id_producto);
    await ask(setProductExtras, { product: id, extras: [extra, extraId(1)] });
    await ask(deleteProduct, id);
    await ask(deleteCategory, category);
    await ask(deleteExtra, extra);
    expect(said(await ask(restoreProduct, id))).toEqual([
      409,
      { error: 'Su categoría también se borró: restaura primero la categoría.' },
    ]);
    expect((await ask(restoreCategory, category)).json()).toEqual({ id: category, nombre: 'Postres' });
    expect((await ask(restoreProduct, id)).statusCode).toBe(200);
    expect((await ask(getProductExtraIds, id)).json()).toEqual([1]);
    expect((await ask(restoreExtra, extra)).statusCode).toBe(200);
    expect((await ask(getProductExtraIds, id)).json()).toEqual([1]);
  });

  it('brings an extra back to its products', async () => {
    const before = (await ask(getExtras, undefined)).json();
    await ask(deleteExtra, extraId(1));
    expect((await ask(getProductExtraIds, productId(2))).json()).toEqual([2]);
    expect((await ask(restoreExtra, extraId(1))).json()).toMatchObject({ id_ingrediente: 1, nombre: 'Nuez' });
    expect((await ask(getExtras, undefined)).json()).toEqual(before);
    expect((await ask(getProductExtraIds, productId(2))).json()).toEqual([1, 2]);
    expect((await ask(restoreExtra, extraId(1))).statusCode).toBe(404);
  });

  it('brings a category back to its place, unless its name is taken', async () => {
    const names = async () =>
      (await ask(getOrderedCategories, undefined)).json().map(({ nombre }: { nombre: string }) => nombre);
    const category = categoryId((await ask(createCategory, 'Saladas')).json().id);
    const rest = (await ask(getOrderedCategories, undefined)).json().map(({ id }: { id: number }) => id);
    await ask(reorderCategories, [category, ...rest.filter((id: number) => id !== category)]);
    const before = await names();
    await ask(deleteCategory, category);
    await ask(renameCategory, { id: categoryId(2), name: 'saladas' });
    expect(said(await ask(restoreCategory, category))).toEqual([
      409,
      { error: 'Ya hay una categoría llamada «Saladas».' },
    ]);
    await ask(renameCategory, { id: categoryId(2), name: 'Combos' });
    expect((await ask(restoreCategory, category)).statusCode).toBe(200);
    expect(await names()).toEqual(before);
  });

  it('twice at the same time succeeds once', async () => {
    await ask(deleteProduct, productId(3));
    const answers = await Promise.all([1, 2, 3].map(() => ask(restoreProduct, productId(3))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  it('of what was never there is a 404', async () => {
    for (const id of [77, 99_999_999_999]) {
      const answers = [
        await ask(restoreProduct, productId(id)),
        await ask(restoreExtra, extraId(id)),
        await ask(restoreCategory, categoryId(id)),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
  });
});
