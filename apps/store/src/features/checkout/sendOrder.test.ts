import { createClient, failureText, idempotencyHeader, newUuid, orderToWire } from '@crepas/api';
import type { OrderPayload } from '@crepas/domain';
import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../testing/build.ts';
import type { PendingOrder } from './pendingOrderStorage.ts';
import { createPlaceOrder, orderKey } from './sendOrder.ts';

const hourMs = 60 * 60 * 1000;

const placed = { id_pedido: 41, total: 89, estado: 0, fecha_pedido: '2026-11-20T19:00:00-06:00' };
const json = (status: number, body: unknown) => () => Response.json(body, { status });
const lostAnswer = () => {
  throw new TypeError('Failed to fetch');
};

const reversed = <Thing extends object>(thing: Thing) =>
  Object.fromEntries(Object.entries(thing).reverse()) as Thing;

/** A sign-in provider that cannot be reached: a refused token is not renewed. */
const notRenewed = async (refused?: string) => (refused === undefined ? 'token' : lostAnswer());

/** A shop that gives these answers in turn, and a browser that keeps one pending order. */
function aShop(...answers: (() => Response)[]) {
  let pending: PendingOrder | null = null;
  let nowMs = 0;
  let keys = 0;
  let token: (refused?: string) => Promise<string | null> = async () => 'token';
  const requests: { key: string | undefined; body: unknown }[] = [];
  const onPlaced = vi.fn<(order: OrderPayload) => void>();
  const failures: string[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const key = new Headers(init?.headers).get(idempotencyHeader) ?? undefined;
    requests.push({ key, body: JSON.parse(String(init?.body)) });
    const answer = answers.shift();
    if (!answer) throw new Error('the shop was not to be asked again');
    return answer();
  };
  const placeOrder = createPlaceOrder({
    client: createClient({ baseUrl: '/api', fetch, token: (refused) => token(refused) }),
    pendingOrder: {
      load: () => pending,
      save: (order) => {
        pending = order;
      },
      clear: () => {
        pending = null;
      },
    },
    onSend: (order) => () => onPlaced(order),
    onFailure: (error) => failures.push(failureText(error)),
    newKey: () => `key-${++keys}`,
    nowMs: () => nowMs,
  });
  const keep = (order: PendingOrder) => {
    pending = order;
  };
  const signInIs = (provider: typeof token) => {
    token = provider;
  };
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { placeOrder, requests, onPlaced, failures, pass, pending: () => pending, keep, signInIs };
}

describe('an order that the shop accepts', () => {
  it('comes back with its number', async () => {
    const shop = aShop(json(201, placed));
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'placed', order: { id: 41 } });
  });

  it('is stored with its key before it is sent', async () => {
    const shop = aShop(json(201, placed));
    const sending = shop.placeOrder(anOrder());
    expect(shop.pending()).toEqual({ key: 'key-1', payload: orderToWire(anOrder()), createdAt: 0 });
    await sending;
    expect(shop.requests).toEqual([{ key: 'key-1', body: orderToWire(anOrder()) }]);
  });

  it('is no longer pending when its cart is emptied', async () => {
    const shop = aShop(json(201, placed));
    const pendingThen: (PendingOrder | null)[] = [];
    shop.onPlaced.mockImplementation(() => void pendingThen.push(shop.pending()));
    const sending = shop.placeOrder(anOrder());
    expect(shop.onPlaced).not.toHaveBeenCalled();
    await sending;
    expect(pendingThen).toEqual([null]);
    expect(shop.onPlaced).toHaveBeenCalledExactlyOnceWith(anOrder());
  });

  it('is sent once after two taps', async () => {
    const shop = aShop(json(201, placed));
    const outcomes = await Promise.all([shop.placeOrder(anOrder()), shop.placeOrder(anOrder())]);
    expect(shop.requests).toHaveLength(1);
    expect(outcomes[0]).toBe(outcomes[1]);
  });
});

describe('an order whose outcome is unknown', () => {
  it.each([
    ['the answer was lost', lostAnswer],
    ['the server stumbled', json(500, { error: 'Error interno' })],
    ['the server gave up waiting', json(408, { error: 'Tardó demasiado' })],
    ['the server is starting', json(503, { error: 'Intenta en un momento' })],
    ['the answer carries no number', json(201, { ok: true })],
  ])('stays pending and in the cart when %s', async (_, answer) => {
    const shop = aShop(answer);
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'unknown' });
    expect(shop.pending()).toMatchObject({ key: 'key-1' });
    expect(shop.onPlaced).not.toHaveBeenCalled();
  });

  it('is repeated under the same key, whatever order its fields are in', async () => {
    const shop = aShop(lostAnswer, json(200, placed));
    await shop.placeOrder(anOrder());
    await shop.placeOrder(reversed(anOrder()));
    expect(shop.requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(shop.pending()).toBeNull();
  });

  it('is repeated from storage with the same body as its first attempt', async () => {
    const shop = aShop(json(200, placed));
    const payload = reversed(orderToWire(anOrder()));
    shop.keep({ key: 'key-0', payload, createdAt: 0 });
    await shop.placeOrder(anOrder());
    expect(shop.requests.map(({ key }) => key)).toEqual(['key-0']);
    expect(JSON.stringify(shop.requests[0]?.body)).toBe(JSON.stringify(payload));
  });

  it('does not share its key with another order', async () => {
    const shop = aShop(lostAnswer, json(201, placed));
    await shop.placeOrder(anOrder(89));
    await shop.placeOrder(anOrder(120));
    expect(shop.requests.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('gets a new key after the server has deleted the old one', async () => {
    const shop = aShop(lostAnswer, json(201, placed));
    await shop.placeOrder(anOrder());
    shop.pass(24 * hourMs);
    await shop.placeOrder(anOrder());
    expect(shop.requests.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['the phone must be proven again', json(401, { error: 'Verifica tu número' })],
    ['the shop has had enough for now', json(429, { error: 'Espera un momento' })],
  ])('stays pending when a repetition hears that %s', async (_, answer) => {
    const shop = aShop(lostAnswer, answer);
    await shop.placeOrder(anOrder());
    await shop.placeOrder(anOrder());
    expect(shop.pending()).toMatchObject({ key: 'key-1' });
  });
});

describe('an order whose token is refused and cannot be renewed', () => {
  it('is not placed, so that nothing is in doubt', async () => {
    const shop = aShop(json(401, { error: 'Identifícate' }));
    shop.signInIs(notRenewed);
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'refused', error: { kind: 'network' } });
    expect(shop.pending()).toBeNull();
  });

  it('stays pending when an earlier answer was lost', async () => {
    const shop = aShop(lostAnswer, json(401, { error: 'Identifícate' }));
    await shop.placeOrder(anOrder());
    shop.signInIs(notRenewed);
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'refused' });
    expect(shop.pending()).toMatchObject({ key: 'key-1' });
  });
});

describe('an order that the shop refuses', () => {
  it('is no longer pending, also when an earlier answer was lost', async () => {
    const shop = aShop(lostAnswer, json(422, { error: 'La tienda está cerrada' }));
    await shop.placeOrder(anOrder());
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'refused' });
    expect(shop.pending()).toBeNull();
  });

  it('counts as changed only if the status is 409', async () => {
    const shop = aShop(json(422, { error: 'No', cambios: [], total: 95 }));
    expect(await shop.placeOrder(anOrder())).toMatchObject({ kind: 'refused' });
  });

  it.each([401, 403])('asks for the phone on %i', async (status) => {
    const shop = aShop(json(status, { error: 'Verifica tu número' }));
    expect(await shop.placeOrder(anOrder())).toEqual({ kind: 'needsPhone' });
    expect(shop.pending()).toBeNull();
  });

  it('tells what changed on the menu', async () => {
    const change = { id_producto: 1, motivo: 'precio', nombre: 'Nutella', antes: 89, ahora: 95 };
    const shop = aShop(json(409, { error: 'Tu pedido cambió', cambios: [change], total: 95 }));
    expect(await shop.placeOrder(anOrder())).toEqual({
      kind: 'changed',
      total: 9500,
      changes: [{ productId: 1, reason: 'price', name: 'Nutella', before: 8900, now: 9500 }],
    });
    expect(shop.pending()).toBeNull();
  });

  it.each([400, 409, 422, 429])('passes on the text of the server on %i', async (status) => {
    const shop = aShop(json(status, { error: 'La tienda está cerrada' }));
    const outcome = await shop.placeOrder(anOrder());
    expect(outcome).toMatchObject({ kind: 'refused', error: { serverMessage: 'La tienda está cerrada' } });
    expect(shop.pending()).toBeNull();
    expect(shop.onPlaced).not.toHaveBeenCalled();
  });
});

describe('what is logged of an order (decision O4)', () => {
  it('is each failed attempt, with its reason', async () => {
    const shop = aShop(lostAnswer, json(422, { error: 'De «Cajeta» puedes pedir de 1 a 50' }));
    await shop.placeOrder(anOrder());
    await shop.placeOrder(anOrder());
    expect(shop.failures).toEqual(['Network error', expect.stringMatching(/^Error 422: /)]);
  });

  it('is nothing for an accepted order', async () => {
    const shop = aShop(json(201, placed));
    await shop.placeOrder(anOrder());
    expect(shop.failures).toEqual([]);
  });
});

const cartId = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

describe('the key of an order', () => {
  it('is a UUID', () => {
    expect(orderKey(newUuid(), anOrder())).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('is the same in every tab, whatever the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(anOrder()).reverse()) as ReturnType<typeof anOrder>;
    expect(orderKey(cartId, reversed)).toBe(orderKey(cartId, anOrder()));
  });

  it('differs for another cart', () => {
    expect(orderKey(newUuid(), anOrder())).not.toBe(orderKey(newUuid(), anOrder()));
  });

  it('is the same for another hour and another note, which each tab has for itself', () => {
    const options = { scheduledFor: Date.UTC(2026, 10, 29, 2, 30), note: 'Sin nuez' };
    expect(orderKey(cartId, { ...anOrder(), options })).toBe(orderKey(cartId, anOrder()));
  });

  it('differs for another order of the same cart', () => {
    const orders = Array.from({ length: 2000 }, (_, index) => orderKey(cartId, anOrder(index + 1)));
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('a server without keys (decision R13)', () => {
  const active = (id: number, total = 89) => ({
    id_pedido: id,
    total,
    estado: 0,
    productos: anOrder().lines.map((line) => ({ id_producto: line.productId, imagen: '' })),
  });

  function aPlainShop(...answers: (() => Response)[]) {
    let pending: PendingOrder | null = null;
    const methods: string[] = [];
    const placeOrder = createPlaceOrder({
      client: createClient({
        baseUrl: '/api',
        token: async () => 'token',
        fetch: async (_url, init) => {
          methods.push(init?.method ?? 'GET');
          return (answers.shift() ?? expect.unreachable('the shop was not to be asked again'))();
        },
      }),
      pendingOrder: {
        load: () => pending,
        save: (order) => {
          pending = order;
        },
        clear: () => {
          pending = null;
        },
      },
      onSend: () => () => {},
      onFailure: () => {},
      newKey: () => 'key-1',
      nowMs: () => 0,
    });
    return { place: () => placeOrder(anOrder(), false), methods, pending: () => pending };
  }

  it('has the order of a lost answer: it is found and not sent again', async () => {
    const total = anOrder().total / 100;
    const shop = aPlainShop(
      json(200, [active(7, total)]),
      lostAnswer,
      json(200, [active(7, total), active(8, total)]),
    );
    expect(await shop.place()).toMatchObject({ kind: 'unknown' });
    expect(await shop.place()).toMatchObject({ kind: 'placed', order: { id: 8 } });
    expect(shop.methods).toEqual(['GET', 'POST', 'GET']);
    expect(shop.pending()).toBeNull();
  });

  it('gets an order again that did not arrive', async () => {
    const total = anOrder().total / 100;
    const shop = aPlainShop(
      json(200, [active(7, total)]),
      lostAnswer,
      json(200, [active(7, total), active(9, total + 1)]),
      json(201, placed),
    );
    await shop.place();
    expect(await shop.place()).toMatchObject({ kind: 'placed', order: { id: 41 } });
    expect(shop.methods).toEqual(['GET', 'POST', 'GET', 'POST']);
  });

  it('is not sent an order again while its orders cannot be read', async () => {
    const shop = aPlainShop(json(200, []), lostAnswer, json(500, {}));
    await shop.place();
    expect(await shop.place()).toMatchObject({ kind: 'unknown' });
    expect(shop.methods).toEqual(['GET', 'POST', 'GET']);
    expect(shop.pending()).not.toBeNull();
  });

  it('takes no older order for this one when nobody knows which were there before', async () => {
    const total = anOrder().total / 100;
    const shop = aPlainShop(json(500, {}), lostAnswer, json(200, [active(7, total)]));
    await shop.place();
    expect(await shop.place()).toMatchObject({ kind: 'unknown' });
    expect(shop.methods).toEqual(['GET', 'POST', 'GET']);
  });

  it('answers 201 without a number: the order is placed, and its number is read', async () => {
    const total = anOrder().total / 100;
    const shop = aPlainShop(json(200, []), json(201, { ok: true }), json(200, [active(3, total)]));
    expect(await shop.place()).toMatchObject({ kind: 'placed', order: { id: 3 } });
  });
});
