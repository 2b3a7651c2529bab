import { request as httpRequest } from 'node:http';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import { anOrder, phone } from '../testing/anOrder.ts';
import { openTimeoutMs } from '../testing/openTestDatabase.ts';
import { startTestShop, type TestShop } from '../testing/startTestShop.ts';
import { customerToken } from '../testing/tokens.ts';

const token = customerToken(phone);
const lines: string[] = [];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
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
        app.get('/no-keys', () => {
          throw new KeysUnavailable('gone');
        });
      },
    ],
  });
}, openTimeoutMs);
afterAll(() => shop.close());
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
    ['a posted page', { method: 'POST', url: '/home', payload: {} }, 404, 'No existe.'],
    ['a wrong method', { method: 'PUT', url: '/api/promo', payload: {} }, 405, 'Ese método no se usa aquí.'],
    [
      'a wrong method with any body',
      { method: 'DELETE', url: '/api/orders', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      405,
      'Ese método no se usa aquí.',
    ],
    ['a broken URL', { url: '/api/%zz' }, 400, 'La solicitud no es válida.'],
    [
      'no JSON',
      { ...order, headers: { ...order.headers, 'content-type': 'application/json' }, payload: '{' },
      400,
      'El cuerpo no es JSON válido.',
    ],
    [
      'an empty body',
      { ...order, headers: { ...order.headers, 'content-type': 'application/json' } },
      400,
      'El cuerpo no es JSON válido.',
    ],
    ['no body', order, 400, 'Falta el cuerpo de la solicitud.'],
    [
      'plain text',
      { ...order, headers: { ...order.headers, 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'El contenido debe ser JSON (Content-Type: application/json).',
    ],
    [
      'a huge body',
      { ...order, payload: { a: 'x'.repeat(300_000) } },
      413,
      'La solicitud es demasiado grande.',
    ],
    ['a failure of ours', { url: '/fails' }, 500, 'Error interno'],
    [
      'no database',
      { url: '/no-database' },
      503,
      'El servicio no está disponible. Intenta de nuevo en un momento.',
    ],
    ['no keys', { url: '/no-keys' }, 503, 'El servicio no está disponible. Intenta de nuevo en un momento.'],
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
  it('contains the details of a failure, which the response does not', async () => {
    await inject('/fails');
    expect(lines.join()).toContain('secret of the inside');
  });

  it('has one line per request: route, status and duration', async () => {
    lines.length = 0;
    await inject('/api/promo');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        req: { method: 'GET', route: '/api/promo' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
        reqId: expect.any(String),
      }),
    ]);
  });

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

  it('a page may connect to the emulator on its own host, and to no other host', async () => {
    const policyFor = async (host: string) =>
      String((await inject({ url: '/healthz', headers: { host } })).headers['content-security-policy']);
    expect(await policyFor('192.168.1.5:4173')).toContain("connect-src 'self' http://192.168.1.5:9099;");
    expect(await policyFor("evil;script-src 'unsafe-inline'")).toContain("connect-src 'self';");
  });
});

it('health checks are at the root, and never cached', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const response = await inject(url);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
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
