import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder, phone } from '../testing/anOrder.ts';
import { openTimeoutMs } from '../testing/openTestDatabase.ts';
import { startTestShop, type TestShop } from '../testing/startTestShop.ts';
import { customerToken, staffToken } from '../testing/tokens.ts';

const hourMs = 3_600_000;
const jumps = [
  ['forward', 26 * hourMs],
  ['back', -26 * hourMs],
] as const;

let shop: TestShop;
// The database in this thread reads the same clock.
beforeAll(async () => {
  shop = await startTestShop();
}, openTimeoutMs);
afterAll(() => shop.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);
const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** With a token issued now. */
const place = (key: string = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...as(customerToken(phone)), 'idempotency-key': key },
    payload: anOrder(),
  });

describe.each(jumps)('when the clock jumps %s', (_, ms) => {
  it('a repeated order is not placed twice', async () => {
    const key = randomUUID();
    const first = await place(key);
    jump(ms);
    const again = await place(key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  it('orders keep their sequence, with increasing numbers', async () => {
    const before = (await place()).json();
    jump(ms);
    const after = (await place()).json();
    expect(after.id_pedido).toBeGreaterThan(before.id_pedido);
    // The database's clock jumped, not the server's.
    expect(Date.parse(after.fecha_pedido) - Date.parse(before.fecha_pedido)).toBeCloseTo(ms, -5);
    const list = await shop.app.inject({ url: '/api/active-orders', headers: as(staffToken()) });
    const ids = list.json().map(({ id_pedido }: { id_pedido: number }) => id_pedido);
    expect(ids.slice(-2)).toEqual([before.id_pedido, after.id_pedido]);
  });

  it('an order can reach every stage', async () => {
    const { id_pedido: id } = (await place()).json();
    for (const [etapa, minutos] of [
      ['aceptado', 30],
      ['preparando'],
      ['en_camino', 10],
      ['entregado'],
    ] as const) {
      jump(ms / 4);
      const step = await shop.app.inject({
        method: 'PATCH',
        url: `/api/orders/${id}`,
        headers: as(staffToken()),
        payload: { etapa, ...(minutos !== undefined && { minutos }) },
      });
      expect([step.statusCode, step.json().etapa]).toEqual([200, etapa]);
    }
  });
});

it('a token is refused while the clock is outside its validity, and accepted again afterwards', async () => {
  const headers = as(staffToken());
  const status = async () => (await shop.app.inject({ url: '/api/active-orders', headers })).statusCode;
  const statuses = [await status()];
  for (const ms of [2 * hourMs, -4 * hourMs, 2 * hourMs]) {
    jump(ms);
    statuses.push(await status());
  }
  expect(statuses).toEqual([200, 401, 401, 200]);
});
