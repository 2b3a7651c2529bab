import { describe, expect, it } from 'vitest';
import { isExpected } from './isExpected.ts';
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

it('a file of the build has its length, whatever its type says', async () => {
  expect(await isKept('asset', '/assets/index-new.js', 'text/javascript', portal)).toBe(false);
  expect(await isKept('asset', '/assets/index-new.js', 'text/javascript', `more();${code}`)).toBe(false);
});
