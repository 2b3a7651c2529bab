import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { phone } from './browsers.mjs';
import { snapshotInPage } from './snapshot.mjs';

/**
 * The physical limit of a page: the same content, pictures and styles as one HTML file without a script, made from
 * the running shop.
 *
 * @typedef {{ status: number, etag: string, type: string, caching: string, safety?: Headers } & Bodies} Answer
 * @typedef {{ plain: Buffer, br?: Buffer, gzip?: Buffer }} Bodies
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of a page of the shop
 * @returns {Promise<string>} HTML
 */
export async function staticPageOf(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // An open stream would never let the network be idle.
  await page.route('**/api/**/events', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const html = await page.evaluate(snapshotInPage);
  await context.close();
  return html;
}

/**
 * Serves the pages like the shop: compressed once, with an ETag, revalidated each time, with the shop's headers for safety,
 * which cost a new process in the browser. Everything else is proxied from the shop once, then cached with its headers.
 *
 * @param {string} shopUrl
 * @param {Readonly<Record<string, string>>} pages HTML by path
 */
export async function serveStatic(shopUrl, pages) {
  /** @type {Map<string, Promise<Answer>>} */
  const kept = new Map(
    Object.entries(pages).map(([path, html]) => [path, textAnswer(html, `${shopUrl}${path}`)]),
  );
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const accept = request.headers.accept ?? '*/*';
    const key = path in pages ? path : `${path} ${accept}`;
    const answer = kept.get(key) ?? fromShop(`${shopUrl}${path}`, accept);
    kept.set(key, answer);
    send(request, response, await answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the static pages.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {string} html
 * @param {string} original the page of the shop that it stands for
 * @returns {Promise<Answer>}
 */
async function textAnswer(html, original) {
  const { headers: safety } = await fetch(original);
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  const type = 'text/html; charset=utf-8';
  return {
    status: 200,
    etag,
    type,
    caching: 'no-cache',
    safety,
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  };
}

/**
 * @param {string} url
 * @param {string} accept
 * @returns {Promise<Answer>}
 */
async function fromShop(url, accept) {
  const response = await fetch(url, { headers: { accept } });
  const header = (/** @type {string} */ name) => response.headers.get(name) ?? '';
  const plain = Buffer.from(await response.arrayBuffer());
  const [etag, type, caching] = [header('etag'), header('content-type'), header('cache-control')];
  return { status: response.status, etag, type, caching, plain };
}

const safetyHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Answer} answer
 */
function send(request, response, { status, etag, type, caching, safety, plain, br, gzip }) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = br && accepted.includes('br') ? 'br' : gzip && accepted.includes('gzip') ? 'gzip' : null;
  response.statusCode = status;
  for (const name of safetyHeaders) {
    const value = safety?.get(name);
    if (value) response.setHeader(name, value);
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', caching);
  if (etag) response.setHeader('ETag', etag);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain);
}
