import { request as httpRequest } from 'node:http';
import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { anOrder, phone } from '../testing/anOrder.ts';
import { openTimeoutMs } from '../testing/openTestDatabase.ts';
import { startTestShop } from '../testing/startTestShop.ts';
import { testShop } from '../testing/testShop.ts';
import { customerToken } from '../testing/tokens.ts';

const token = customerToken(phone);
const lines: string[] = [];

const shop = testShop({
  settings: { corsOrigins: ['https://crepas.mx'], logLevel: 'info' },
  logStream: { write: (line) => lines.push(line) },
  plugins: [
    async (app) => {
      app.get('/fails', () => {
        throw new Error('secret of the inside');
      });
      app.get('/no-database', () => {
        throw new DatabaseUnavailable('gone');
      });
    },
  ],
});
afterEach(() => {
  lines.length = 0;
});

const inject = (request: InjectOptions | string) => shop.app.inject(request);
const order = { method: 'POST', url: '/api/orders', headers: { authorization: `Bearer ${token}` } } as const;

it('a request with two Host headers is refused', async () => {
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const statusWith = (...hosts: string[]) =>
    new Promise((resolve, reject) => {
      const headers = hosts.flatMap((host) => ['Host', host]);
      httpRequest({ port, path: '/api/promo', headers, setHost: false }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
  expect([await statusWith('a'), await statusWith('a', 'b')]).toEqual([200, 400]);
});

describe('every error is a Spanish sentence', () => {
  it.each([
    ['an unknown call', { url: '/api/nothing' }, 404, 'No existe.'],
    ['a wrong method', { method: 'PUT', url: '/api/promo', payload: {} }, 405, 'Ese método no se usa aquí.'],
    [
      'a wrong method with any body',
      { method: 'DELETE', url: '/api/orders', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      405,
      'Ese método no se usa aquí.',
    ],
    [
      'no JSON',
      { ...order, headers: { ...order.headers, 'content-type': 'application/json' }, payload: '{' },
      400,
      'El cuerpo no es JSON válido.',
    ],
    ['a failure of ours', { url: '/fails' }, 500, 'Error interno'],
  ] as const)('%s', async (_, request, status, error) => {
    const response = await inject(request);
    expect(response.json()).toEqual({ error });
    expect(response.statusCode).toBe(status);
  });

  it('405 lists the allowed methods, and 503 has Retry-After', async () => {
    expect((await inject({ method: 'POST', url: '/api/promo', payload: {} })).headers.allow).toBe(
      'GET, HEAD',
    );
    expect((await inject('/no-database')).headers['retry-after']).toBe('5');
  });
});

describe('the log', () => {
  it('contains no phone, address or token', async () => {
    await inject({ ...order, payload: anOrder({ direccion_entrega: 'Calle Secreta 5\u0000' }) });
    await inject({ url: `/api/orders/user/${phone}`, headers: order.headers });
    const log = lines.join();
    expect(log).toContain('/api/orders/user/:phone');
    for (const secret of [phone, 'Calle Secreta', token]) expect(log).not.toContain(secret);
  });
});

describe('headers', () => {
  it('only pages of the listed origins may call', async () => {
    const from = async (origin: string) => (await inject({ url: '/api/promo', headers: { origin } })).headers;
    expect((await from('https://crepas.mx'))['access-control-allow-origin']).toBe('https://crepas.mx');
    expect((await from('https://example.com'))['access-control-allow-origin']).toBeUndefined();
    expect((await from('https://crepas.mx')).vary).toContain('Origin');
    // An answer that also depends on the token keeps it: a shared cache must tell both apart.
    const { vary } = (await inject({ url: '/api/modal?id=1', headers: { origin: 'https://crepas.mx' } }))
      .headers;
    expect(vary).toMatch(/Origin.*Authorization/);
  });

  it('such a page may send the contract’s headers and read Retry-After', async () => {
    const origin = 'https://crepas.mx';
    const wished = 'authorization,content-type,idempotency-key,last-event-id';
    const asked = await inject({
      method: 'OPTIONS',
      url: '/api/orders',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': wished,
      },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toBe(wished);
    expect(Number(asked.headers['access-control-max-age'])).toBeGreaterThan(0);
    const { headers } = await inject({ ...order, headers: { origin } });
    expect(headers['access-control-expose-headers']).toBe('Retry-After, Date');
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('such a page may send %s', async (method) => {
    const { headers } = await inject({
      method: 'OPTIONS',
      url: '/api/orders/1',
      headers: { origin: 'https://crepas.mx', 'access-control-request-method': method },
    });
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  });
});

it(
  'a request under way is finished before the server closes',
  async () => {
    const other = await startTestShop();
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(`${url}/api/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      sent.on('response', (response) => resolve(response.statusCode));
      sent.on('error', reject);
      other.app.server.once('request', () => {
        // The server has received the headers; the body is sent after `close` was called.
        void other.close();
        sent.end(JSON.stringify(anOrder()));
      });
      sent.flushHeaders();
    });
    expect(status).toBe(201);
  },
  openTimeoutMs,
);
