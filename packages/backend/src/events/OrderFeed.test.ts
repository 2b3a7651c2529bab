import { PassThrough, Writable } from 'node:stream';
import type { PhoneNumber } from '@crepas/domain';
import { desc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemEditor } from '../changes/Editor.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { changeStage } from '../orders/changeStage.ts';
import { phone } from '../testing/anOrder.ts';
import { placedOrder } from '../testing/placeOrder.ts';
import { readEvents } from '../testing/readEvents.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { EventStream } from './EventStream.ts';
import { type Audience, createOrderFeed, type FeedOptions, type OrderFeed } from './OrderFeed.ts';
import { deleteExpiredEvents } from './orderEvents.ts';

const database = testDatabase(smallMenu);

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

const place = () => placedOrder(database);

/** Places many orders in one statement. */
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

/** Subscribes a client; `next` waits for its next event. */
function subscribe(feed: OrderFeed, after: number | null = null, audience: Audience = 'staff') {
  const response = new PassThrough();
  const stream = new EventStream(response);
  const blocks = readEvents(response);
  void feed.subscribe(stream, after, audience);
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

describe('a customer', () => {
  const other = '5599999999' as PhoneNumber;

  it('gets the orders of one phone, staff get all, a visitor none; all get the events of the shop', async () => {
    const feed = await startFeed();
    const [staff, customer, stranger, visitor] = [
      subscribe(feed),
      subscribe(feed, null, phone as PhoneNumber),
      subscribe(feed, null, other),
      subscribe(feed, null, 'visitors'),
    ];
    for (const client of [staff, customer, stranger, visitor]) await client.nextBlock();
    const id = await place();
    for (const client of [staff, customer]) {
      expect(await client.next()).toMatchObject({ event: 'pedido', order: { id_pedido: id } });
    }
    feed.announceShop();
    for (const client of [staff, customer, stranger, visitor]) {
      expect(await client.next()).toMatchObject({ event: 'tienda' });
    }
  });

  it('gets the missed events of that phone only', async () => {
    const feed = await startFeed();
    const before = subscribe(feed, null, phone as PhoneNumber);
    await before.nextBlock();
    const id = await place();
    await before.next();
    const afterOpening = before.lastId() - 1;
    const again = subscribe(feed, afterOpening, phone as PhoneNumber);
    expect((await again.next())?.order.id_pedido).toBe(id);
    const stranger = subscribe(feed, afterOpening, other);
    await stranger.nextBlock();
    feed.announceShop();
    expect(await stranger.next()).toMatchObject({ event: 'tienda' });
  });

  it('is unsubscribed when its stream closes', async () => {
    const feed = await startFeed();
    const [first, second] = [
      subscribe(feed, null, phone as PhoneNumber),
      subscribe(feed, null, phone as PhoneNumber),
    ];
    await Promise.all([first.nextBlock(), second.nextBlock()]);
    first.stream.destroy();
    const id = await place();
    expect((await second.next())?.order.id_pedido).toBe(id);
  });
});

it('sends every client the order as in the list of the staff', async () => {
  const feed = await startFeed();
  const clients = [subscribe(feed), subscribe(feed), subscribe(feed)];
  const id = await place();
  for (const client of clients) {
    const received = await client.next();
    expect(received).toMatchObject({
      event: 'pedido',
      order: { id_pedido: id, etapa: 'recibido', total: 65 },
    });
  }
  await changeStage(database, { id, stage: 'accepted', reason: null, minutes: 30, by: systemEditor });
  const received = await clients[0]?.next();
  expect(received?.order).toMatchObject({ id_pedido: id, etapa: 'aceptado', minutos: 30 });
});

it('runs one query per event for hundreds of clients', async () => {
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
  const clients = Array.from({ length: 300 }, () => subscribe(feed));
  queries = 0;
  await place();
  await Promise.all(clients.map((client) => client.next()));
  expect(queries).toBe(1);
});

describe('a client that reconnects', () => {
  it('receives what it missed, each event once and in order, then new events', async () => {
    const feed = await startFeed();
    const client = subscribe(feed);
    await place();
    await client.next();
    client.stream.destroy();
    const missed = await placeMany(120);

    const again = subscribe(feed, client.lastId());
    const received = [];
    for (const _ of missed) received.push((await again.next())?.order.id_pedido);
    expect(received).toEqual(missed);
    const id = await place();
    expect((await again.next())?.order.id_pedido).toBe(id);
  });

  it('before its first event reconnects with the id of the opening frame', async () => {
    const feed = await startFeed();
    const client = subscribe(feed);
    const opening = await client.nextBlock();
    client.stream.destroy();
    const id = await place();
    const again = subscribe(feed, Number(opening?.id));
    expect((await again.next())?.order.id_pedido).toBe(id);
  });

  it('after missing deleted events receives a reset, then new events', async () => {
    const feed = await startFeed();
    const client = subscribe(feed);
    const openingId = Number((await client.nextBlock())?.id);
    for (let count = 0; count < 3; count += 1) await place();
    await database.queries.update(orderEvents).set({ at: sql`now() - interval '8 days'` });
    await deleteExpiredEvents(database.queries);

    const again = subscribe(feed, openingId);
    expect(await again.next()).toEqual({ event: 'reset', order: {} });
    const id = await place();
    expect((await again.next())?.order.id_pedido).toBe(id);
    expect(again.lastId()).toBeGreaterThan(openingId + 3);
  });

  it('receives the last event even if it has expired', async () => {
    const feed = await startFeed();
    const client = subscribe(feed);
    await place();
    await client.next();
    await database.queries.update(orderEvents).set({ at: sql`now() - interval '8 days'` });
    await deleteExpiredEvents(database.queries);
    const id = await place();
    expect((await subscribe(feed, client.lastId()).next())?.order.id_pedido).toBe(id);
  });

  it('with an id above the last one receives new events', async () => {
    const feed = await startFeed();
    const client = subscribe(feed, 1e12);
    const id = await place();
    expect((await client.next())?.order.id_pedido).toBe(id);
  });
});

it('sends an event once if it happens while a client catches up', async () => {
  const feed = await startFeed();
  const before = subscribe(feed);
  await place();
  await before.next();
  await placeMany(60);
  const client = subscribe(feed, before.lastId());
  const during = await place();
  const ids = [];
  for (let count = 0; count < 61; count += 1) ids.push((await client.next())?.order.id_pedido);
  expect(ids.at(-1)).toBe(during);
  expect(new Set(ids).size).toBe(61);
});

it('destroys the stream of a client that reads nothing, and serves the others', async () => {
  const feed = await startFeed();
  const stuck = new EventStream(new Writable({ write: () => undefined }), 500);
  await feed.subscribe(stuck, null, 'staff');
  const client = subscribe(feed);
  for (let count = 0; count < 3; count += 1) await place();
  for (let count = 0; count < 3; count += 1) expect(await client.next()).not.toBeNull();
  expect(stuck.isOpen).toBe(false);
});

it('sends no old events if a notification comes while the feed starts', async () => {
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
  const client = subscribe(feed);
  const id = await place();
  expect((await client.next())?.order.id_pedido).toBe(id);
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
    'has a heartbeat every fifteen seconds, even if the system clock jumps (%i ms)',
    async (jumpMs) => {
      const { stream } = subscribe(await startFeed());
      const send = vi.spyOn(stream, 'send');
      for (let count = 0; count < 3; count += 1) {
        vi.setSystemTime(Date.now() + jumpMs);
        vi.advanceTimersByTime(14_999);
        expect(send).toHaveBeenCalledTimes(count);
        vi.advanceTimersByTime(1);
        expect(send).toHaveBeenCalledTimes(count + 1);
      }
    },
  );
});

it('closes every stream, and those that are opened after close', async () => {
  const feed = await startFeed();
  const client = subscribe(feed);
  await client.nextBlock();
  feed.close();
  expect(await client.next()).toBeNull();
  expect(await subscribe(feed).next()).toBeNull();
});

it('retries a failed read at the next heartbeat', async () => {
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
  const client = subscribe(feed);
  await client.nextBlock();
  fails = true;
  const id = await place();
  fails = false;
  expect((await client.next())?.order.id_pedido).toBe(id);
});
