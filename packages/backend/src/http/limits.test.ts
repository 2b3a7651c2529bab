import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMenuCache } from '../catalog/MenuCache.ts';
import type { Database } from '../db/Database.ts';
import { createIdentity } from '../identity/Identity.ts';
import type { AppFile, BuiltApps } from '../pages/builtApps.ts';
import { precompress } from '../precompressed/PrecompressedBody.ts';
import { buildApp } from '../server/buildApp.ts';
import { noBackups } from '../testing/noBackups.ts';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { testSettings } from '../testing/standIns.ts';
import { pairTestPrinter } from '../testing/testPrinter.ts';
import { customerToken, projectId } from '../testing/tokens.ts';

const proxy = '10.0.0.1';
/** A slow machine must not fail these tests: no delay counts as overload. */
const pressure = { maxDelayMs: Number.POSITIVE_INFINITY, sampleMs: 1_000 };

const icon: AppFile = { contentType: 'image/svg+xml', body: precompress(Buffer.from('<svg/>')) };
const web: BuiltApps = {
  storePage: '<html><head><title></title></head></html>',
  adminPage: '<html><head><title></title></head></html>',
  files: new Map([['/icon.svg', icon]]),
  scriptHashes: [],
  renderer: null,
};

let database: Database;
let app: FastifyInstance;
let appBehindProxy: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const menu = await createMenuCache(database);
  const identity = createIdentity({ kind: 'emulator', projectId });
  const build = (env: Record<string, string>) => {
    const settings = testSettings({ LOG_LEVEL: 'silent', ...env });
    const services = { settings, database, menu, identity, backups: noBackups };
    return buildApp({ services, web, plugins: [], pressure });
  };
  app = await build({});
  appBehindProxy = await build({ TRUST_PROXY: proxy });
}, openTimeoutMs);
afterAll(async () => {
  await Promise.all([app.close(), appBehindProxy.close()]);
  await database.close();
});

const orderAs = (token: string): InjectOptions => ({
  method: 'POST',
  url: '/api/orders',
  headers: { authorization: `Bearer ${token}` },
  payload: {},
});

/** Nobody's: counted by address. */
const orderWithoutCode: InjectOptions = { method: 'POST', url: '/api/orders/sin-codigo', payload: {} };

it('limits the orders per customer', async () => {
  const eager = orderAs(customerToken('5500000001'));
  const answers = await Promise.all(Array.from({ length: 11 }, () => app.inject(eager)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  // What is left of the window of a minute: half of it is time enough for a slow machine.
  const seconds = Number(refused[0]?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused[0]?.json()).toEqual({ error: `Demasiadas solicitudes. Espera ${seconds} s.` });
  expect((await app.inject(orderAs(customerToken('5500000002')))).statusCode).toBe(400);
  // Callers need only `Retry-After`.
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  }
});

it.each([
  ['the menu', '10.1.0.1', { url: '/api/promo' }, 200],
  [
    'with a bad token',
    '10.1.0.2',
    { url: '/api/active-orders', headers: { authorization: 'Bearer x' } },
    401,
  ],
  ['to order, as nobody', '10.1.0.3', { method: 'POST', url: '/api/orders', payload: {} }, 401],
  ['for what is not there', '10.1.0.4', { url: '/api/nothing' }, 404],
] as const)('limits the requests of an address %s', async (_, remoteAddress, request, status) => {
  const ask = async () => (await app.inject({ ...request, remoteAddress })).statusCode;
  for (let times = 0; times < 1_200; times += 1) expect(await ask()).toBe(status);
  expect(await ask()).toBe(429);
});

it.each([
  ['a page', '10.2.0.1', '/home', 200],
  ['a page of the staff', '10.2.0.2', '/orders', 200],
  ['an unknown page', '10.2.0.3', '/nada.html', 404],
  ['a malformed address', '10.2.0.4', '/%zz', 400],
])('limits the requests of an address for %s', async (_, remoteAddress, url, status) => {
  const get = (path: string) => app.inject({ url: path, headers: { accept: 'text/html' }, remoteAddress });
  for (let times = 0; times < 1_200; times += 1) expect((await get(url)).statusCode).toBe(status);
  const refused = await get(url);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toMatch(/^Demasiadas solicitudes/);
  // The files of the pages that it has, and its calls, go on.
  expect((await get('/icon.svg')).statusCode).toBe(200);
  expect((await get('/api/promo')).statusCode).toBe(200);
});

it('limits the requests of an address with wrong passwords of a printer, and not those of the printer', async () => {
  const remoteAddress = '10.1.0.5';
  const printer = await pairTestPrinter({ app });
  const poll = (headers: object) =>
    app.inject({ method: 'POST', url: printer.url, headers: { ...headers }, payload: {}, remoteAddress });
  for (let times = 0; times < 1_200; times += 1) expect((await poll({})).statusCode).toBe(401);
  expect((await poll({})).json().error).toMatch(/^Demasiadas solicitudes/);
  const ofTheLastOnes = { authorization: `Basic ${btoa(`impresora-${printer.id}:wrong`)}` };
  expect((await poll(ofTheLastOnes)).statusCode).toBe(429);
  expect((await poll(printer.headers)).json()).toEqual({ jobReady: false });
});

it('limits what visits of an address say of their speed', async () => {
  const visit = { pagina: '/home', aparato: 'telefono', medidas: {} };
  const tell = () =>
    app.inject({ method: 'POST', url: '/api/medidas', payload: visit, remoteAddress: '10.1.0.6' });
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await tell()).statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

describe('the addresses of one /64', () => {
  it('share the limit of orders', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        app.inject({ ...orderWithoutCode, remoteAddress: `2001:db8::${index + 1}` }),
      ),
    );
    expect(statuses.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it('share the limit of streams', async () => {
    const open = (remoteAddress: string) =>
      app.inject({ url: '/api/shop/events', remoteAddress, payloadAsStream: true });
    const streams = [];
    for (let index = 1; index <= 500; index += 1) streams.push(await open(`2001:db8:1::${index}`));
    expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await open('2001:db8:1::ffff')).statusCode).toBe(429);
    streams.push(await open('2001:db8:2::1'));
    expect(streams.at(-1)?.statusCode).toBe(200);
    for (const stream of streams) stream.stream().destroy();
  });
});

describe('the X-Forwarded-For header', () => {
  const statusesOf = (server: FastifyInstance, remoteAddress: string) =>
    Promise.all(
      Array.from({ length: 11 }, async (_, index) => {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        return (await server.inject({ ...orderWithoutCode, headers, remoteAddress })).statusCode;
      }),
    );

  it.each([
    ['nobody is believed', () => app, proxy],
    ['the caller is not the proxy', () => appBehindProxy, '10.0.0.2'],
  ])('is ignored if %s', async (_, server, remoteAddress) => {
    expect(await statusesOf(server(), remoteAddress)).toContain(429);
  });

  it('is used if a trusted proxy sends it', async () => {
    expect(await statusesOf(appBehindProxy, proxy)).toEqual(Array(11).fill(400));
  });
});
