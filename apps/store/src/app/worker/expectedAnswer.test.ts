import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchExpected, isExpected, isOfBuild, isWhole } from './expectedAnswer.ts';
import type { Kind } from './kindOf.ts';

const page = '<html><script src="/assets/index-new.js"></script></html>';
const portal = '<html>Bienvenido a la red del café</html>';
const code = 'run("ñ");/*!end*/';
const build = { assets: { '/assets/index-new.js': new Blob([code]).size }, endMark: '/*!end*/' };

const isKept = (kind: Kind, path: string, type: string, body: string, status = 200) =>
  isExpected(
    kind,
    `https://crepas.example${path}`,
    new Response(body, { status, headers: { 'Content-Type': type } }),
    build,
  );

const asked = [
  ['page', '/home', 'text/html; charset=utf-8', page],
  ['asset', '/assets/index-new.js', 'text/javascript; charset=utf-8', code],
  ['asset', '/assets/of-the-build-before.js', 'application/javascript', code],
  ['asset', '/assets/of-the-build-before.css', 'text/css', 'a {}/*!end*/'],
  ['asset', '/assets/fredoka.woff2', 'font/woff2', 'font'],
  ['asset', '/assets/fredoka.woff2', '', 'font'],
  ['menu', '/api/promo', 'application/json; charset=utf-8', '[]'],
  ['picture', '/image-host/demo/image/upload/a.png', 'image/avif', 'picture'],
  ['file', '/banners/combo-480.webp', 'image/webp', 'picture'],
  ['file', '/manifest.webmanifest', 'application/manifest+json', '{}'],
] as const;

describe('what was asked for is kept', () => {
  it.each(asked)('%s %s as %s', async (kind, path, type, body) => {
    expect(await isKept(kind, path, type, body)).toBe(true);
    expect(await isKept(kind, path, type, body, 503)).toBe(false);
  });
});

describe('a portal’s page is not', () => {
  it.each(asked)('%s %s', async (kind, path) => {
    expect(await isKept(kind, path, 'text/html', portal)).toBe(false);
  });
});

it('the page of a follow link is not kept: its address is a password', async () => {
  const path = '/seguimiento/AbCdEfGhIjKlMnOpQrStUv';
  expect(await isKept('page', path, 'text/html; charset=utf-8', page)).toBe(false);
});

it('a file of the build has its length, whatever its type says', async () => {
  expect(await isKept('asset', '/assets/index-new.js', 'text/javascript', portal)).toBe(false);
  expect(await isKept('asset', '/assets/index-new.js', 'text/javascript', `more();${code}`)).toBe(false);
});

describe('a page of the build', () => {
  const assets = ['/assets/index-new.js', '/assets/style-new.css', '/assets/home-new.js'];
  const page = (script: string) =>
    `<link href="/assets/style-new.css" rel="stylesheet"><script type="module" src="${script}"></script>`;

  it('a page belongs to the build if all its files do', () => {
    expect(isOfBuild(page('/assets/index-new.js'), assets)).toBe(true);
  });

  it('a page with one file of another build does not', () => {
    expect(isOfBuild(page('/assets/index-old.js'), assets)).toBe(false);
    expect(
      isOfBuild(`<script>import('/assets/index-old.js')</script>${page('/assets/index-new.js')}`, assets),
    ).toBe(false);
  });

  it('a page without files is not the app, such as a proxy’s error page', () => {
    expect(isOfBuild('<h1>502</h1>', assets)).toBe(false);
  });
});

describe('a whole body', () => {
  const answer = (type: string, body: string, headers: Record<string, string> = {}) =>
    isWhole(new Response(body, { headers: { 'Content-Type': type, ...headers } }), '/*!end*/');

  it.each([
    ['text/javascript', 'run();/*!end*/', 'run('],
    ['text/css; charset=utf-8', 'a {}/*!end*/\n', 'a {'],
    ['text/html; charset=utf-8', '<html><body></body></html>\n', '<html><body>'],
    ['application/json', '[1, 2]', '[1, '],
  ])('a body of %s shows its end', async (type, whole, half) => {
    expect(await answer(type, whole)).toBe(true);
    expect(await answer(type, half)).toBe(false);
  });

  it('a picture is compared with its length', async () => {
    expect(await answer('image/avif', 'four', { 'Content-Length': '4' })).toBe(true);
    expect(await answer('image/avif', 'fo', { 'Content-Length': '4' })).toBe(false);
  });

  it('a body without a comparable length counts as whole', async () => {
    expect(await answer('image/avif', 'fo')).toBe(true);
    expect(await answer('image/svg+xml', 'fo', { 'Content-Length': '4', 'Content-Encoding': 'br' })).toBe(
      true,
    );
  });
});

describe('an answer of another type', () => {
  const portal = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
  const script = () => new Response('run()', { headers: { 'Content-Type': 'text/javascript' } });

  /** A browser whose cache answers everything with a portal's page; past it is the shop. */
  function behindAPortalsPage(shop: () => Response) {
    const asked: RequestCache[] = [];
    vi.stubGlobal('fetch', async ({ cache }: Request) => {
      asked.push(cache);
      return cache === 'reload' ? shop() : portal();
    });
    return asked;
  }

  afterEach(() => vi.unstubAllGlobals());

  it('a script that came as a page is fetched again past the browser’s cache', async () => {
    const asked = behindAPortalsPage(script);
    const answer = await fetchExpected('asset', new Request('https://crepas.example/assets/index-new.js'));
    expect(await answer.text()).toBe('run()');
    expect(asked).toEqual(['default', 'reload']);
  });

  it('it is fetched again once: behind a portal the page gets the answer as it is', async () => {
    const asked = behindAPortalsPage(portal);
    const answer = await fetchExpected('picture', new Request('https://crepas.example/image/upload/a.png'));
    expect(await answer.text()).toBe('<html></html>');
    expect(asked).toEqual(['default', 'reload']);
  });

  it('a screen shows the portal’s page: the customer must get through', async () => {
    const asked = behindAPortalsPage(script);
    await fetchExpected('page', new Request('https://crepas.example/home'));
    expect(asked).toEqual(['default']);
  });
});
