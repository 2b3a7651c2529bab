import type { PhoneNumber } from '@crepas/domain';
import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { extras, products } from '../db/tables/menu.ts';
import { idempotencyKeys, orderEvents, orderLines, orders } from '../db/tables/orders.ts';
import { inMinutes, readShopSnapshot, type ShopSnapshot } from '../shop/shop.ts';
import { aLine, anOrder, noOptions, nuez, phone } from '../testing/anOrder.ts';
import { setShop } from '../testing/setShop.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { placeOrder } from './placeOrder.ts';

const key = '0b0f6a52-6f5d-4f0e-9a58-0a6d6c6d2f11';

const database = testDatabase(smallMenu);
beforeEach(async () => {
  await database.queries.delete(orders);
  await database.queries.delete(idempotencyKeys);
});

const place = (payload = anOrder(), orderKey: string | null = null, known: ShopSnapshot | null = null) =>
  placeOrder(database, { phone: phone as PhoneNumber, payload, options: noOptions, key: orderKey }, known);

async function countOrders() {
  const [row] = await database.queries.select({ orders: count() }).from(orders);
  return row?.orders;
}

describe('an order', () => {
  it('is written with its lines, the current names and its event', async () => {
    const line = aLine({ cantidad: 2, extras: 'Nuez', extras_full: [nuez], precio_total_extras: 25 });
    const outcome = await place(anOrder({ productos: [line] }));

    expect(outcome).toMatchObject({ kind: 'placed', order: { total: 15_500, state: 'active' } });
    expect(await database.queries.select().from(orderLines)).toMatchObject([
      {
        productName: 'Nutella',
        unitPriceCents: 6500,
        quantity: 2,
        extras: [{ id: 1, name: 'Nuez', priceCents: 1250 }],
        extrasTotalCents: 2500,
        imageUrl: '/image-host/demo-crepas/image/upload/v1/menu/nutella',
      },
    ]);
    expect(await database.queries.select().from(orderEvents)).toMatchObject([{ stage: 'received' }]);
  });

  it('may name the crepas of a combo instead of sending their ids', async () => {
    const combo = aLine({ id_producto: 5, precio_unitario: 180, combo: 'Nutella, Fresa, Jamón' });
    expect(await place(anOrder({ productos: [combo] }))).toMatchObject({ kind: 'placed' });
    expect(await database.queries.select().from(orderLines)).toMatchObject([
      { crepas: [{ name: 'Nutella' }, { name: 'Fresa' }, { name: 'Jamón' }] },
    ]);
  });

  it('reports an id out of range as a deleted product', async () => {
    expect(await place(anOrder({ productos: [aLine({ id_producto: 1e15 })] }))).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'deleted' }],
    });
  });
});

describe('a menu that changed', () => {
  it('answers the changes and writes nothing; the confirmed order may use the same key', async () => {
    await database.queries.update(products).set({ priceCents: 7000 }).where(eq(products.id, 1));
    expect(await place(anOrder(), key)).toEqual({
      kind: 'changed',
      changes: [{ productId: 1, reason: 'price', name: 'Nutella', before: 6500, now: 7000 }],
      total: 7000,
    });
    expect(await countOrders()).toBe(0);

    const confirmed = anOrder({ productos: [aLine({ precio_unitario: 70 })] });
    expect(await place(confirmed, key)).toMatchObject({ kind: 'placed' });
    await database.queries.update(products).set({ priceCents: 6500 }).where(eq(products.id, 1));
  });

  it('reports a deleted extra', async () => {
    await database.queries.update(extras).set({ isAvailable: false }).where(eq(extras.id, 1));
    const line = aLine({ extras: 'Nuez', extras_full: [nuez], precio_total_extras: 12.5 });
    expect(await place(anOrder({ productos: [line] }))).toMatchObject({
      kind: 'changed',
      changes: [{ productId: 1, reason: 'extra', name: 'Nuez' }],
      total: 6500,
    });
    await database.queries.update(extras).set({ isAvailable: true }).where(eq(extras.id, 1));
  });
});

describe('the same key', () => {
  it('repeats the first response even if the menu changed since', async () => {
    const first = await place(anOrder(), key);
    await database.queries.update(products).set({ priceCents: 9900 }).where(eq(products.id, 1));
    expect(await place(anOrder(), key)).toEqual({ ...first, kind: 'repeated' });
    await database.queries.update(products).set({ priceCents: 6500 }).where(eq(products.id, 1));
  });

  it('does not consume an order number', async () => {
    const first = await place(anOrder(), key);
    await place(anOrder(), key);
    const next = await place();
    const idOf = (outcome: OrderOutcome) => ('order' in outcome ? outcome.order.id : Number.NaN);
    expect(idOf(next)).toBe(idOf(first) + 1);
  });
});

it('a shop that was read before its last change neither takes nor refuses an order', async () => {
  const open = await readShopSnapshot(database.queries);
  await setShop(database, { pausedUntil: inMinutes(5) });
  const paused = await readShopSnapshot(database.queries);
  expect(await place(anOrder(), null, open)).toMatchObject({ kind: 'refused' });
  expect(await countOrders()).toBe(0);
  await setShop(database, { pausedUntil: null });
  expect(await place(anOrder(), null, paused)).toMatchObject({ kind: 'placed' });
});
