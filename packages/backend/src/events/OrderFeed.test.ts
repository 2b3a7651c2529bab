import type { OrderId, PhoneNumber } from '@crepas/domain';
import { desc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedMenu } from '../catalog/seedMenu.ts';
import type { Database } from '../db/Database.ts';
import { orderEvents, orders } from '../db/schema.ts';
import { changeStage } from '../orders/changeStage.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { anOrder, phone } from '../testing/anOrder.ts';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { readEvents } from '../testing/readEvents.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { createEventStream } from './EventStream.ts';
import { createOrderFeed, type FeedOptions, type OrderFeed } from './OrderFeed.ts';
import { deleteExpiredEvents } from './orderEvents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedMenu(database, smallMenu);
}, openTimeoutMs);
afterAll(() => database.close());

const feeds: OrderFeed[] = [];
beforeEach(() => database.queries.delete(orders));
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close();
});

async function startFeed(options?: FeedOptions): Promise<OrderFeed> {
  const feed = createOrderFeed(database, options);
  feeds.push(feed);
  await feed.start();
  return feed;
}

async function place(): Promise<OrderId> {
  const outcome = await placeOrder(database, { phone: phone as PhoneNumber, payload: anOrder(), key: null });
  if (outcome.kind !== 'placed') throw new Error(outcome.kind);
  return outcome.order.id;
}

/** The same in one statement, for what takes many of them. */
async function placeMany(count: number): Promise<readonly number[]> {
  await database.queries.execute(sql`
    with placed as (
      insert into orders (phone, delivery_address, total_cents)
      select ${phone}, 'Colima 5', 6500 from generate_series(1, ${count}) returning id)
    insert into order_events (order_id, stage) select id, 'received' from placed order by id`);
  const rows = await database.queries
    .select({ id: orders.id })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(count);
  return rows.map(({ id }) => id).reverse();
}

/** A reader of the feed: `next` waits for the next event, `id` is the last that was seen. */
function follow(feed: OrderFeed, after: number | null = null) {
  const stream = createEventStream();
  const blocks = readEvents(stream.body);
  void feed.follow(stream, after);
  let lastId = Number.NaN;
  const nextBlock = async () => (await blocks.next()).value;
  return {
    stream,
    nextBlock,
    lastId: () => lastId,
    async next() {
      for (;;) {
        const block = await nextBlock();
        if (block?.id !== undefined) lastId = Number(block.id);
        if (block?.data !== undefined) return { event: block.event, order: JSON.parse(block.data) };
        if (block === undefined) return null;
      }
    },
  };
}

it('every reader is told what happens to orders, as the row of the staff’s list', async () => {
  const feed = await startFeed();
  const readers = [follow(feed), follow(feed), follow(feed)];
  const id = await place();
  for (const reader of readers) {
    const told = await reader.next();
    expect(told).toMatchObject({ event: 'pedido', order: { id_pedido: id, etapa: 'recibido', total: 65 } });
  }
  await changeStage(database, { id, stage: 'accepted', reason: null, minutes: 30 });
  const told = await readers[0]?.next();
  expect(told?.order).toMatchObject({ id_pedido: id, etapa: 'aceptado', minutos: 30 });
});

it('hundreds of readers cost one query per event', async () => {
  let queries = 0;
  const counting = new Proxy(database.queries, {
    get(target, name, receiver) {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const feed = createOrderFeed({ ...database, queries: counting });
  feeds.push(feed);
  await feed.start();
  const readers = Array.from({ length: 300 }, () => follow(feed));
  queries = 0;
  await place();
  await Promise.all(readers.map((reader) => reader.next()));
  expect(queries).toBe(1);
});

describe('a reader who comes back', () => {
  it('is told what it missed first, each once and in order, then what comes', async () => {
    const feed = await startFeed();
    const reader = follow(feed);
    await place();
    await reader.next();
    reader.stream.cut();
    const missed = await placeMany(120);

    const again = follow(feed, reader.lastId());
    const told = [];
    for (const _ of missed) told.push((await again.next())?.order.id_pedido);
    expect(told).toEqual(missed);
    const id = await place();
    expect((await again.next())?.order.id_pedido).toBe(id);
  });

  it('before the first event knows from its greeting where it stood', async () => {
    const feed = await startFeed();
    const reader = follow(feed);
    const greeting = await reader.nextBlock();
    reader.stream.cut();
    const id = await place();
    const again = follow(feed, Number(greeting?.id));
    expect((await again.next())?.order.id_pedido).toBe(id);
  });

  it('for more than is kept is told to read the list again, then what comes', async () => {
    const feed = await startFeed();
    const reader = follow(feed);
    const greeted = Number((await reader.nextBlock())?.id);
    for (let count = 0; count < 3; count += 1) await place();
    await database.queries.update(orderEvents).set({ at: sql`now() - interval '8 days'` });
    await deleteExpiredEvents(database.queries);

    const again = follow(feed, greeted);
    expect(await again.next()).toEqual({ event: 'reset', order: {} });
    const id = await place();
    expect((await again.next())?.order.id_pedido).toBe(id);
    expect(again.lastId()).toBeGreaterThan(greeted + 3);
  });

  it('is told all, however old, of what is kept', async () => {
    const feed = await startFeed();
    const reader = follow(feed);
    await place();
    await reader.next();
    await database.queries.update(orderEvents).set({ at: sql`now() - interval '8 days'` });
    await deleteExpiredEvents(database.queries);
    const id = await place();
    expect((await follow(feed, reader.lastId()).next())?.order.id_pedido).toBe(id);
  });

  it('from a database that was ahead of this one is told what comes', async () => {
    const feed = await startFeed();
    const reader = follow(feed, 1e12);
    const id = await place();
    expect((await reader.next())?.order.id_pedido).toBe(id);
  });
});

it('what happens while a reader catches up is told once', async () => {
  const feed = await startFeed();
  const before = follow(feed);
  await place();
  await before.next();
  await placeMany(60);
  const reader = follow(feed, before.lastId());
  const during = await place();
  const ids = [];
  for (let count = 0; count < 61; count += 1) ids.push((await reader.next())?.order.id_pedido);
  expect(ids.at(-1)).toBe(during);
  expect(new Set(ids).size).toBe(61);
});

it('a reader who takes nothing is cut off, and the others go on', async () => {
  const feed = await startFeed();
  const stuck = createEventStream(500);
  await feed.follow(stuck, null);
  const reader = follow(feed);
  for (let count = 0; count < 3; count += 1) await place();
  for (let count = 0; count < 3; count += 1) expect(await reader.next()).not.toBeNull();
  expect(stuck.isOpen()).toBe(false);
});

it('a reader is told nothing of the days before, also when news comes while the feed starts', async () => {
  await placeMany(120);
  const feed = createOrderFeed({
    queries: database.queries,
    async listen(channel, listener) {
      const stop = await database.listen(channel, listener);
      listener.onMessage('');
      return stop;
    },
  });
  feeds.push(feed);
  await feed.start();
  const reader = follow(feed);
  const id = await place();
  expect((await reader.next())?.order.id_pedido).toBe(id);
});

describe('a quiet stream', () => {
  const hourMs = 3_600_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([0, 26 * hourMs, -26 * hourMs])(
    'has a heartbeat every fifteen seconds, whatever the clock on the wall does (%i ms)',
    async (jumpMs) => {
      const { stream } = follow(await startFeed());
      const heard = vi.spyOn(stream, 'send');
      for (let count = 0; count < 3; count += 1) {
        vi.setSystemTime(Date.now() + jumpMs);
        vi.advanceTimersByTime(14_999);
        expect(heard).toHaveBeenCalledTimes(count);
        vi.advanceTimersByTime(1);
        expect(heard).toHaveBeenCalledTimes(count + 1);
      }
    },
  );
});

it('closing cuts every reader off, also one that comes later', async () => {
  const feed = await startFeed();
  const reader = follow(feed);
  await reader.nextBlock();
  feed.close();
  expect(await reader.next()).toBeNull();
  expect(await follow(feed).next()).toBeNull();
});

it('a reading that failed is made up for', async () => {
  let fails = true;
  const failing = new Proxy(database.queries, {
    get(target, name, receiver) {
      if (name !== 'select' || !fails) return Reflect.get(target, name, receiver);
      return () => {
        throw new Error('gone');
      };
    },
  });
  const feed = createOrderFeed({ ...database, queries: failing }, { heartbeatMs: 5 });
  feeds.push(feed);
  await expect(feed.start()).rejects.toThrow('gone');
  fails = false;
  await feed.start();
  const reader = follow(feed);
  await reader.nextBlock();
  fails = true;
  const id = await place();
  fails = false;
  expect((await reader.next())?.order.id_pedido).toBe(id);
});
