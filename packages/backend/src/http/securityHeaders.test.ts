import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonBody } from '../precompressed/PrecompressedBody.ts';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import { testSettings } from '../testing/standIns.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

const settings = { ...testSettings(), mode: 'production', authEmulatorPort: null } as const;
const bytes = jsonBody({ here: true });

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerSecurityHeaders(app, settings, ["'sha256-abc'"]);
  for (const url of ['/', '/api/made', '/assets/index-abc.js', '/sw.js']) app.get(url, async () => 'here');
  app.get('/api/ready', (request, reply) => {
    reply.header('Vary', 'Origin').header('Access-Control-Allow-Origin', 'https://crepas.mx');
    return sendPrecompressed(request, reply, bytes, {
      contentType: 'application/json',
      cacheControl: 'no-cache',
    });
  });
  app.get('/picture', (_, reply) =>
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').send('here'),
  );
  app.get('/api/fails', async () => {
    throw new Error('inside');
  });
  await app.ready();
});
afterAll(() => app.close());

const headersOf = async (url: string) => (await app.inject(url)).headers;

it('a page may load only what the shop needs', async () => {
  const headers = await headersOf('/');
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-abc' https://maps.googleapis.com",
  );
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    // Other names of the shop's domain are not its own.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    // As `frame-ancestors` of the policy says.
    'x-frame-options': 'DENY',
  });
});

it.each([
  ['/orders', false],
  ['/orders?pedido=41', false],
  ['/update/7', false],
  ['/sms', true],
  ['/order-details/7', true],
])('scripts of reCAPTCHA may run on %s: %s', async (url, mayRun) => {
  expect(String((await headersOf(url))['content-security-policy']).includes('/recaptcha/')).toBe(mayRun);
});

describe.each([
  '/api/made',
  '/api/ready',
  '/api/fails',
  '/api/nothing',
  '/assets/index-abc.js',
  '/admin-assets/nothing',
])('%s', (url) => {
  it('has a policy that loads nothing, forbids frames and forbids MIME sniffing', async () => {
    expect(await headersOf(url)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});

it('the service worker’s file has the policy of the pages', async () => {
  expect((await headersOf('/sw.js'))['content-security-policy']).toContain('connect-src');
});

it('does not overwrite headers that a route set', async () => {
  expect((await headersOf('/picture'))['cross-origin-resource-policy']).toBe('cross-origin');
});

describe('a precompressed body', () => {
  it('keeps headers that were set before', async () => {
    expect(await headersOf('/api/ready')).toMatchObject({
      vary: 'Origin, Accept-Encoding',
      'access-control-allow-origin': 'https://crepas.mx',
    });
  });

  it('answers HEAD with its headers only', async () => {
    const { headers, body, statusCode } = await app.inject({ method: 'HEAD', url: '/api/ready' });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
    expect(headers).toMatchObject({ etag: bytes.etag, 'content-length': String(bytes.plain.length) });
  });
});

describe('in a demo', () => {
  const emulated = { ...testSettings(), authEmulatorPort: 9099 };

  async function policyFor(hosts: readonly string[]) {
    const demo = Fastify();
    registerSecurityHeaders(demo, emulated, []);
    demo.get('/', async () => 'here');
    const policies = [];
    for (const host of hosts) {
      const { headers } = await demo.inject({ url: '/', headers: { host } });
      expect(headers['strict-transport-security']).toBeUndefined();
      policies.push(/connect-src[^;]*/.exec(String(headers['content-security-policy']))?.[0]);
    }
    await demo.close();
    return policies;
  }

  it('a page may connect to the emulator on its own host only', async () => {
    expect(await policyFor(['localhost:4173', '192.168.1.5:4173', '[::1]:4173', 'localhost:4173'])).toEqual([
      "connect-src 'self' http://localhost:9099",
      "connect-src 'self' http://192.168.1.5:9099",
      "connect-src 'self' http://[::1]:9099",
      "connect-src 'self' http://localhost:9099",
    ]);
  });

  it.each(['evil script-src', '*', 'a/b'])('the malformed host «%s» adds no source', async (host) => {
    expect(await policyFor(['localhost', host])).toEqual([
      "connect-src 'self' http://localhost:9099",
      "connect-src 'self'",
    ]);
  });
});
