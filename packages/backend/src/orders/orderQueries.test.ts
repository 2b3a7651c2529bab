import { type OrderId, orderId, type PhoneNumber } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../db/tables/orders.ts';
import { aLine, anOrder, nuez, phone } from '../testing/anOrder.ts';
import { placedOrder } from '../testing/placeOrder.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { readActiveOrders, readOrderDetails, readOrdersOfPhone } from './orderQueries.ts';
import { type OrderPageRequest, readOrderPage } from './searchOrders.ts';

const database = testDatabase(smallMenu);
beforeEach(() => database.queries.delete(orders));

const place = (payload = anOrder(), of = phone) => placedOrder(database, payload, of);

it('reads the orders of a phone with their products, oldest first', async () => {
  const first = await place(anOrder({ productos: [aLine({ id_producto: 2 })] }));
  const second = await place(anOrder({ productos: [aLine({ id_producto: 3 }), aLine({ id_producto: 4 })] }));
  await place(anOrder(), '5587654321');
  const read = await readOrdersOfPhone(database.queries, phone as PhoneNumber);
  expect(read.map(({ id, items }) => [id, items.map(({ productId }) => productId)])).toEqual([
    [first, [2]],
    [second, [3, 4]],
  ]);
});

it('reads the lines of an order in their order, and null for an unknown order', async () => {
  await place();
  const id = await place(anOrder({ productos: [aLine({ id_producto: 3 }), aLine({ id_producto: 2 })] }));
  const read = await readOrderDetails(database.queries, id);
  expect(read?.details.lines.map(({ productName }) => productName)).toEqual(['Jamón', 'Fresa']);
  expect(read).toMatchObject({ phone, details: { delivery: { customerName: null } } });
  expect(await readOrderDetails(database.queries, orderId(999_999))).toBeNull();
});

describe('the active orders of the staff', () => {
  it('have the lines of their details, with extras and crepas', async () => {
    const combo = aLine({
      id_producto: 5,
      precio_unitario: 180,
      combo: 'Fresa, Queso, Nutella',
      crepas: [2, 4, 1],
    });
    const withNuez = aLine({ extras: 'Nuez', extras_full: [nuez], precio_total_extras: 12.5 });
    const ids = [await place(anOrder({ productos: [withNuez, combo] })), await place()];
    const active = await readActiveOrders(database.queries);
    expect(active.map(({ id }) => id)).toEqual(ids);
    for (const { id, lines } of active) {
      expect(lines).toEqual((await readOrderDetails(database.queries, id))?.details.lines);
    }
    expect(active[0]?.lines).toHaveLength(2);
  });

  it('leave out lines that would fill the buffer of a stream', async () => {
    await place(
      anOrder({ productos: Array.from({ length: 60 }, (_, at) => aLine({ id_producto: 1 + (at % 4) })) }),
    );
    const [order] = await readActiveOrders(database.queries);
    expect(order?.lines).toBeUndefined();
  });
});

describe('the order search of the staff', () => {
  let ids: OrderId[];
  const page = async (changes: Partial<OrderPageRequest>) => {
    const request = {
      state: 'active',
      below: null,
      words: null,
      day: null,
      maxDays: null,
      timeZone: 'America/Mexico_City',
      limit: 50,
      ...changes,
    } as const;
    const { orders: found, next } = await readOrderPage(database.queries, request);
    return { found: found.map(({ id }) => ids.indexOf(id)), next };
  };
  const find = async (words: string) => (await page({ words })).found;

  beforeEach(async () => {
    ids = [
      await place(anOrder({ direccion_entrega: 'Av. Juárez 10' }), '5512345678'),
      await place(anOrder({ direccion_entrega: 'Calle 50% _Norte_' }), '5587654321'),
      await place(anOrder({ direccion_entrega: 'Peña 3' }), '5599990000'),
    ];
    await database.queries
      .update(orders)
      .set({ customerName: 'Íñigo Núñez' })
      .where(eq(orders.id, ids[2] ?? 0));
  });

  it.each([
    ['5512345678', [0]],
    ['+52 55 1234-5678', [0]],
    ['55 1234', [0]],
    ['(8765)', [1]],
    ['juarez', [0]],
    ['JUÁREZ', [0]],
    ['pena', [2]],
    ['inigo nunez', [2]],
    ['50%', [1]],
    ['_N', [1]],
    ['5_%', []],
    ['%', [1]],
    ['zzz', []],
  ])('«%s» finds %j', async (words, found) => {
    expect(await find(words)).toEqual(found);
  });

  it('finds an order by its number, with or without #', async () => {
    expect(await find(`${ids[1]}`)).toContain(1);
    expect(await find(`#${ids[1]}`)).toEqual([1]);
  });

  it('puts the order of the typed number before newer ones that have it in their address', async () => {
    const id = ids[0] ?? 0;
    ids.push(await place(anOrder({ direccion_entrega: `Orizaba ${id}5` }), '5500001111'));
    expect((await find(`${id}`))[0]).toBe(0);
    expect(await find(`${id}`)).toContain(3);
    const { found } = await page({ words: `${id}`, below: ids[3] ?? null });
    expect(found).not.toContain(0);
  });

  it('finds a phone by four of its digits, not by three', async () => {
    expect(await find('999')).toEqual([]);
    expect(await find('9999')).toEqual([2]);
    expect(await find('x9999')).toEqual([]);
  });

  it('returns consecutive pages, newest first', async () => {
    expect(await page({ limit: 2 })).toEqual({ found: [2, 1], next: ids[1] });
    expect(await page({ limit: 2, below: ids[1] ?? null })).toEqual({ found: [0], next: null });
    expect(await page({ limit: 1 })).toEqual({ found: [2], next: ids[2] });
    expect(await page({ limit: 3 })).toEqual({ found: [2, 1, 0], next: null });
  });

  it('filters by state and by day', async () => {
    await database.queries
      .update(orders)
      .set({ stage: 'delivered' })
      .where(eq(orders.id, ids[0] ?? 0));
    const longAgo = new Date('2024-01-05T20:00:00Z');
    await database.queries
      .update(orders)
      .set({ placedAt: longAgo })
      .where(eq(orders.id, ids[1] ?? 0));
    expect((await page({ state: 'completed' })).found).toEqual([0]);
    expect((await page({ day: '2024-01-05' })).found).toEqual([1]);
    expect((await page({ day: '2024-01-06' })).found).toEqual([]);
    const active = await readActiveOrders(database.queries);
    expect(active.map(({ id }) => ids.indexOf(id))).toEqual([1, 2]);
  });
});
