import { staffOrderWire } from '@crepas/api';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { phone } from '../../testing/anOrder.ts';
import { openTimeoutMs } from '../../testing/openTestDatabase.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { readEvents } from '../../testing/readEvents.ts';
import { startTestShop } from '../../testing/startTestShop.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, staffToken } from '../../testing/tokens.ts';
import { maxStreamsPerAccount } from './orderEvents.ts';

const shop = testShop();
let url: string;
beforeAll(async () => {
  url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

const asStaff = { Authorization: `Bearer ${staffToken()}` };
const asCustomer = { Authorization: `Bearer ${customerToken(phone)}` };

const added = { posicion: { lat: 19.4, lng: -99.1 }, paga_con: 100, nota_pedido: 'Sin nuez', nombre: 'Ana' };

const place = () => sentOrder(shop, added);

async function open(path = '/orders/events', headers: Record<string, string> = {}) {
  const response = await fetch(url + path, {
    headers: { ...asStaff, 'Accept-Encoding': 'gzip', ...headers },
  });
  if (!response.body) throw new Error('no body');
  const blocks = readEvents(response.body);
  const next = async () => (await blocks.next()).value;
  return { response, next, greeting: await next() };
}

describe('GET /orders/events', () => {
  it('streams placed orders to staff, uncompressed and not cacheable', async () => {
    const { response, next, greeting } = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    // The headers that a hook adds to every other answer.
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');

    const id = await place();
    const received = await next();
    expect(received).toMatchObject({ event: 'pedido' });
    expect(Number(received?.id)).toBeGreaterThan(Number(greeting?.id));
    const row = JSON.parse(received?.data ?? '');
    expect(v.parse(staffOrderWire, row)).toEqual(row);
    const list = await shop.app.inject({ url: '/api/active-orders', headers: asStaff });
    expect(list.json()).toContainEqual(row);
    expect(row).toMatchObject({ id_pedido: id, ...added });
    const details = await shop.app.inject({ url: `/api/order-details/${id}`, headers: asStaff });
    expect(row.detalles).toEqual(details.json().detalles);
    expect(row.detalles).toHaveLength(1);
  });

  it.each(['header', 'query'])('replays missed events after the id in the %s', async (way) => {
    const { greeting } = await open();
    const since = greeting?.id ?? '';
    const missed = [await place(), await place()];
    const again = await (way === 'header'
      ? open('/orders/events', { 'Last-Event-ID': since })
      : open(`/orders/events?lastEventId=${since}`));
    const received = [await again.next(), await again.next()];
    expect(received.map((block) => JSON.parse(block?.data ?? '').id_pedido)).toEqual(missed);
  });

  it('tells staff that the shop changed, without an id, when they can read the change', async () => {
    const { next } = await open();
    await shop.app.inject({
      method: 'POST',
      url: '/api/shop/pausa',
      headers: asStaff,
      payload: { minutos: 15 },
    });
    expect(await next()).toMatchObject({ event: 'tienda', data: '{}' });
    const { pausa_hasta } = (await shop.app.inject({ url: '/api/shop' })).json();
    expect(pausa_hasta).not.toBeNull();
    await shop.app.inject({ method: 'DELETE', url: '/api/shop/pausa', headers: asStaff });
  });

  it.each(['x', '-1', '1.5', '1e3', '9'.repeat(16)])('refuses the id «%s»', async (id) => {
    const response = await fetch(`${url}/orders/events?lastEventId=${id}`, { headers: asStaff });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ campo: 'Last-Event-ID' });
  });
});

describe('GET /orders/user/{phone}/events', () => {
  const path = `/orders/user/${phone}/events`;

  it('streams the orders of that phone to its customer', async () => {
    const { response, next } = await open(path, asCustomer);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    const id = await place();
    const received = await next();
    expect(received).toMatchObject({ event: 'pedido' });
    const row = JSON.parse(received?.data ?? '');
    expect(row).toMatchObject({ id_pedido: id });
    expect(row).not.toHaveProperty('detalles');
  });

  it('is refused for the phone of somebody else, and for no phone', async () => {
    const other = { Authorization: `Bearer ${customerToken('5599999999')}` };
    expect((await fetch(url + path, { headers: other })).status).toBe(403);
    expect((await fetch(`${url}/orders/user/55/events`, { headers: asCustomer })).status).toBe(400);
  });
});

it('GET /shop/events tells everybody that the shop changed, and nothing of orders', async () => {
  const { response, next } = await open('/shop/events', { Authorization: '' });
  expect(response.status).toBe(200);
  await place();
  await shop.app.inject({ method: 'DELETE', url: '/api/shop/pausa', headers: asStaff });
  expect(await next()).toMatchObject({ event: 'tienda', data: '{}' });
});

describe('an account at its limit of streams', () => {
  const limited = testShop({ settings: { limitsRate: true } });

  it('is refused with 429, and may open a stream again after closing one', async () => {
    const base = await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const openOne = (signal?: AbortSignal) =>
      fetch(`${base}/api/orders/events`, { headers: asStaff, ...(signal && { signal }) });
    for (let count = 1; count < maxStreamsPerAccount; count += 1) {
      expect((await openOne()).status).toBe(200);
    }
    await openOne(leaving.signal);

    const refused = await openOne();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(await refused.json()).toEqual({
      error: 'Hay demasiadas pantallas abiertas con tu cuenta. Cierra alguna e intenta de nuevo.',
    });

    leaving.abort();
    await expect.poll(async () => (await openOne()).status).toBe(200);
  });
});

it(
  'open streams do not delay closing the server, and each leaves a line in the log',
  async () => {
    const lines: string[] = [];
    const other = await startTestShop({
      settings: { logLevel: 'info' },
      logStream: { write: (line) => void lines.push(line) },
    });
    const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${base}/api/orders/events`, { headers: asStaff });
    if (!response.body) throw new Error('no body');
    const blocks = readEvents(response.body);
    await blocks.next();
    await other.close();
    expect((await blocks.next()).done).toBe(true);
    expect(lines.map((line) => JSON.parse(line)).filter(({ req }) => req)).toMatchObject([
      { msg: 'stream closed', req: { route: '/api/orders/events' }, res: { statusCode: 200 } },
    ]);
  },
  openTimeoutMs,
);
