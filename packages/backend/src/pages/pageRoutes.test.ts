import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Menu } from '../catalog/menu.ts';
import { StartError } from '../errors.ts';
import { answerNotFound } from '../http/errorHandlers.ts';
import { noLimit } from '../http/limits.ts';
import type { ChangedShop } from '../shop/shop.ts';
import { testSettings } from '../testing/standIns.ts';
import { loadBuiltApps } from './builtApps.ts';
import { pageRoutes } from './pageRoutes.ts';
import { createWordedFiles } from './wordedFiles.ts';

const script = 'console.log("tienda");\n'.repeat(100);
const builtAhead = Buffer.from('compressed by the build');

/** The shop, which a test changes. */
let shop: ChangedShop = {};
const menu = (): Menu => ({
  categories: [],
  products: [],
  extras: [],
  extraIdsOf: new Map(),
  groups: [],
  usesOf: new Map(),
  hasDiscountCodes: false,
  shop,
  shopSeen: null,
  moment: { at: 0, timeZone: 'America/Mexico_City' },
  changesAt: null,
  hoursChangeAt: null,
  version: { end: 1, allBefore: 1 },
});

let directory: string;
let app: FastifyInstance;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'web-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), content);
  };
  write('store/index.html', '<html><head><title>Crepas</title></head><body>tienda</body></html>');
  write('store/manifest.webmanifest', '{"name":"Crepas","start_url":"/"}');
  write('store/assets/index-abc.js', script);
  write('store/assets/style-def.css', 'body {}');
  write('store/assets/style-def.css.br', brotliCompressSync(builtAhead));
  write('store/assets/style-def.css.gz', gzipSync(builtAhead));
  write('store/icon.svg', '<svg/>');
  write('store/banners/crepa.webp', 'as webp');
  write('store/banners/crepa.avif', 'as avif');
  write('store/sw.js', 'worker');
  write('admin/index.html', '<html><head><title>Administración</title></head><body>personal</body></html>');
  write('admin/admin-assets/index-abc.js', 'admin');

  app = Fastify();
  app.setNotFoundHandler(answerNotFound);
  const directories = { store: join(directory, 'store'), admin: join(directory, 'admin') };
  const apps = loadBuiltApps(directories);
  pageRoutes(app, {
    apps,
    worded: createWordedFiles(apps, { menu }, testSettings()),
    pages: null,
    originOf: () => 'http://localhost',
    limitPages: noLimit,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the page of an app', () => {
  it.each([
    '/',
    '/home',
    '/add/3',
    '/add/1.5',
    '/add/%00',
    '/order-details/12',
    '/order-details/x.y',
    '/cart?a=1',
    '/orders-of-mine',
    '/updates',
    // The headers of a page are chosen by its path, too.
    '/%6Frders',
  ])('%s belongs to the store', async (path) => {
    expect((await get(path)).body).toContain('tienda');
  });

  it.each([
    '/login',
    '/admin',
    '/update/3',
    '/create',
    '/create-category',
    '/extras',
    '/create-extras',
    '/grupos/3',
    '/orders',
    '/orders/7',
    '/shop',
  ])('%s belongs to the staff’s app', async (path) => {
    expect((await get(path)).body).toContain('personal');
  });

  it('contains the configuration and is revalidated on each use', async () => {
    const first = await get('/home');
    expect(first.body).toContain('id="app-config"');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await get('/cart', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });
});

it('the pages and the manifest have the words that the owner gave the shop last', async () => {
  const words = async () => {
    const config = /id="app-config">(.*?)<\/script>/.exec((await get('/sms')).body)?.[1] ?? '';
    const titles = [(await get('/sms')).body, (await get('/login')).body].map(
      (page) => /<title>(.*?)<\/title>/.exec(page)?.[1],
    );
    return { ...JSON.parse(config).shop, titles, manifest: (await get('/manifest.webmanifest')).json() };
  };
  expect(await words()).toMatchObject({ name: 'Crepatlán', whatsApp: '525500000000' });
  shop = { name: 'Crepas & Lupita', tagline: '', whatsApp: '526641234567', timeZone: 'America/Tijuana' };
  expect(await words()).toEqual({
    name: 'Crepas & Lupita',
    tagline: '',
    message: '',
    whatsApp: '526641234567',
    timeZone: 'America/Tijuana',
    titles: ['Crepas &#38; Lupita', 'Administración Crepas &#38; Lupita'],
    manifest: { name: 'Crepas & Lupita', short_name: 'Crepas & Lupita', start_url: '/' },
  });
});

it.each([
  ['/order-details/41', '/order-details/41'],
  ['/seguimiento/a1-B_c2', '/seguimiento/a1-B_c2'],
  ['/cart', '/'],
  ['//example.test/order-details/41', '/'],
  ['/order-details/41/../../login', '/'],
])('the manifest of the page %s starts the app at %s', async (page, start) => {
  const manifest = (await get(`/manifest.webmanifest?inicio=${encodeURIComponent(page)}`)).json();
  expect(manifest.start_url).toBe(start);
});

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    const response = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
    expect((await get('/admin-assets/index-abc.js')).body).toBe('admin');
  });

  it('that the build compressed are sent as they are', async () => {
    const response = await get('/assets/style-def.css', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload)).toEqual(builtAhead);
    expect((await get('/assets/style-def.css.br')).statusCode).toBe(404);
  });

  it('with a version in their address are cached for a year', async () => {
    const response = await get('/banners/crepa.webp?v=a1b2c3');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'as avif', 'image/avif'],
    ['image/webp,*/*', 'as webp', 'image/webp'],
  ])('a picture is sent to a client that accepts %s in that format', async (accept, body, contentType) => {
    const response = await get('/banners/crepa.webp', { accept });
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({ 'content-type': contentType, vary: 'Accept, Accept-Encoding' });
  });

  it('without a hash are revalidated on each use', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('the service worker is at the root and revalidated on each use', async () => {
    const response = await get('/sw.js?api=%2Fapi');
    expect(response.body).toBe('worker');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it.each([
    '/assets/index-old.js',
    '/admin-assets/nothing',
    '/favicon.ico',
    '/robots.txt',
    '/api',
    '/api/nothing',
  ])('%s answers 404, not a page', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'No existe.' });
  });

  it.each(['/nada.html', '/menu.pdf', '/favicon.ico'])(
    '%s answers a navigation with the 404 page',
    async (path) => {
      const response = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('tienda');
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'Accept, Accept-Encoding',
      });
    },
  );

  it.each(['/api', '/api/nothing', '/api/nothing?a=1', '/assets/index-old.js'])(
    '%s answers 404 as JSON, also to a navigation',
    async (path) => {
      const response = await get(path, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: 'No existe.' });
    },
  );

  it('a path cannot leave the directory', async () => {
    expect((await get('/assets/..%2f..%2fadmin%2findex.html')).statusCode).toBe(404);
  });
});

it('without a build the start fails with the missing file', () => {
  const directories = { store: join(directory, 'none'), admin: join(directory, 'admin') };
  expect(() => loadBuiltApps(directories)).toThrow(StartError);
});
