import { connect } from 'node:net';
import { idempotencyHeader, versionHeader } from '@crepas/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { type Server, startServer } from './harness/server.ts';

/** As much as fits into the 16 KiB that the server takes before it answers 431. */
const longLength = 15_000;
const shortLength = 15;
const marks = ['/', '.', '%', ';', ',', ' ', '\t'] as const;

/** Processor time of a long request, in short ones. Linear work takes up to three, quadratic work hundreds. */
const mostShortOnes = 20;
const requestsOfATry = 3;
const tries = 4;
/** Failures after which the test stops: each can take seconds. */
const maxFaults = 5;

type Text = (marks: string) => string;
type Place = { readonly title: string; readonly request: Text };

const head = (method: string, url: string, ...more: readonly string[]) =>
  [`${method} ${url} HTTP/1.1`, 'Connection: close', ...more, '', ''].join('\r\n');
const withHeader =
  (method: string, url: string, name: string, value: Text): Text =>
  (text) =>
    head(
      method,
      url,
      ...(name === 'Host' ? [] : ['Host: a']),
      ...(method === 'GET' || name === 'Content-Length' ? [] : ['Content-Length: 0']),
      `${name}: ${value(text)}`,
    );
/** Another text each time: the server caches what it made of earlier ones. No host ends with `~`: a demo renders for each new one. */
let made = 0;
const before =
  (start: string): Text =>
  (text) => {
    made += 1;
    return `${start}${text}~${made}`;
  };

/** The headers that the server reads, and values whose first part is understood. */
const headers: readonly (readonly [name: string, start: string])[] = [
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', 'br;q=1'],
  ['If-None-Match', '"a"'],
  ['Authorization', 'Bearer a'],
  ['Authorization', 'Basic a'],
  ['Host', 'a'],
  ['X-Forwarded-For', '10.0.0.1'],
  ['X-Forwarded-For', '::1'],
  ['X-Forwarded-Host', 'a'],
  ['X-Forwarded-Proto', 'https'],
  ['Content-Type', 'application/json'],
  ['Content-Encoding', 'gzip'],
  ['Origin', 'https://a'],
  ['Access-Control-Request-Method', 'GET'],
  ['Access-Control-Request-Headers', 'a'],
  [idempotencyHeader, 'a'],
  [versionHeader, '1'],
  ['Last-Event-ID', '1'],
  ['Connection', 'close'],
];
const targets = [
  ['GET', '/'],
  ['GET', '/home'],
  ['GET', '/orders'],
  ['GET', '/api/home'],
  ['GET', '/api/shop/events'],
  ['POST', '/api/orders'],
  ['OPTIONS', '/api/orders'],
  ['GET', '/impresora/1'],
] as const;

const places: readonly Place[] = [
  ...['/', '/home', '/add/', '/orders', '/api/', '/assets/', '/impresora/'].map((start) => ({
    title: `path ${start}`,
    request: (text: string) => head('GET', before(start)(text), 'Host: a', 'Accept: text/html'),
  })),
  ...['/?a=', '/home?', '/orders?', '/api/modal?id=', '/api/home?'].map((start) => ({
    title: `query ${start}`,
    request: (text: string) => head('GET', before(start)(text), 'Host: a', 'Accept: text/html'),
  })),
  ...targets.flatMap(([method, url]) =>
    headers.map(([name, start]) => ({
      title: `${method} ${url}, ${name}: ${start}`,
      request: withHeader(method, url, name, before(start)),
    })),
  ),
];

let server: Server;
beforeAll(async () => {
  if (isElsewhere) return;
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', CORS_ORIGINS: 'https://a' } });
});
afterAll(async () => {
  if (isElsewhere) return;
  await server.stop();
  removeDataDir(server.dataDir);
});

/** The status of a raw request: `fetch` would encode blanks. A stream is left after its first part. */
function statusOf(text: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.setTimeout(120_000, () => socket.destroy(new Error('No answer in time.')));
    socket.on('error', reject);
    socket.once('data', (part: string) => {
      resolve(Number(part.split(' ')[1]));
      socket.destroy();
    });
    socket.once('end', () => reject(new Error('No answer.')));
    socket.write(text);
  });
}

async function processorSeconds(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1]);
}

/** The least of a few tries: garbage of other requests may be collected in one of them. */
async function costOf(request: () => string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < tries && least > enough; done += 1) {
    const start = await processorSeconds();
    for (let sent = 0; sent < requestsOfATry; sent += 1) {
      const status = await statusOf(request());
      if (!(status >= 200 && status < 500)) return Number.POSITIVE_INFINITY;
    }
    least = Math.min(least, (await processorSeconds()) - start);
  }
  return least;
}

it.skipIf(isElsewhere)(
  `${longLength} characters in a path, a query or a header take no more than a few short requests`,
  async () => {
    const short = new Map<string, number>();
    for (const { title, request } of places) {
      short.set(title, await costOf(() => request(';'.repeat(shortLength)), 0));
    }
    const faults: string[] = [];
    for (const { title, request } of places) {
      const limit = (short.get(title) ?? 0) * mostShortOnes;
      for (const mark of marks) {
        if (faults.length >= maxFaults) break;
        const cost = await costOf(() => request(mark.repeat(longLength)), limit);
        if (cost > limit) faults.push(`${title} with «${mark}»: ${cost} s, more than ${limit} s`);
      }
    }
    expect(faults).toEqual([]);
  },
  900_000,
);

it.skipIf(isElsewhere).each(['/', '/home/', '/orders/', '/api/', '/assets/', '/%zz/'])(
  'a longer path below %s than any of the shop is refused with 414',
  async (start) => {
    for (const accept of ['text/html', 'application/json']) {
      const request = head('GET', `${start}${'a/'.repeat(600)}`, 'Host: a', `Accept: ${accept}`);
      expect(await statusOf(request)).toBe(414);
    }
  },
);
