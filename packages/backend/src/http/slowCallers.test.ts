import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anOrder, phone } from '../testing/anOrder.ts';
import { openTimeoutMs } from '../testing/openTestDatabase.ts';
import { startTestShop } from '../testing/startTestShop.ts';
import { testShop } from '../testing/testShop.ts';
import { customerToken, staffToken } from '../testing/tokens.ts';
import { defaultTimeLimits } from './timeLimits.ts';

const hourMs = 3_600_000;
/** Enough for an immediate answer on a busy machine. */
const atMost = { timeout: 20_000 };

const shop = testShop();
let port: number;
beforeAll(async () => {
  port = await portOf(shop.app);
});

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Opens a connection and sends the text. `answer` is all data until the server closes it. */
async function say(text: string, { allowHalfOpen = false, to = port } = {}) {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen });
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  const answer = new Promise<string>((resolve, reject) => {
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    socket.once('end', () => resolve(heard)).once('error', reject);
  });
  return { socket, answer };
}

const order = JSON.stringify(anOrder());
const head = (lines: readonly string[]) => `${['Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
const orderHead = `POST /api/orders HTTP/1.1\r\n${head([
  `Authorization: Bearer ${customerToken(phone)}`,
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(order)}`,
])}`;

describe('of an impatient server', () => {
  // A separate one: on a busy machine a good request may take as long.
  const impatient = testShop({ times: { ...defaultTimeLimits, headersMs: 50, requestMs: 100, checkMs: 10 } });
  let to: number;
  beforeAll(async () => {
    to = await portOf(impatient.app);
  });

  it.each([
    ['its head', 'GET /api/promo HTTP/1.1\r\nHost: localh'],
    ['its body', `${orderHead}${order.slice(0, 40)}`],
  ])('a client that never finishes %s gets 408, and the connection is closed', async (_, text) => {
    const answer = await (await say(text, { to })).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: 'La solicitud tardó demasiado.',
    });
  });
});

it(
  'a connection is kept alive for the next request, and closed when it is idle',
  async () => {
    const closing = await startTestShop({ times: { ...defaultTimeLimits, idleMs: 1_500 } });
    const to = await portOf(closing.app);
    const { socket, answer } = await say(`GET /healthz HTTP/1.1\r\n${head([])}`, { to });
    await once(socket, 'data');
    socket.write(`GET /healthz HTTP/1.1\r\n${head([])}`);
    expect((await answer).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    await closing.close();
  },
  openTimeoutMs,
);

describe('a client of the event stream', () => {
  const asked = `GET /api/orders/events HTTP/1.1\r\n${head([`Authorization: Bearer ${staffToken()}`])}`;
  const openStreams = async () => {
    const { body } = await shop.app.inject('/metrics');
    return /^http_requests_open\{route="\/api\/orders\/events"\} (\d+)$/m.exec(body)?.[1];
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that closes its half of the connection is disconnected', async () => {
    const { socket, answer } = await say(asked, { allowHalfOpen: true });
    await expect.poll(openStreams, atMost).toBe('1');
    socket.end();
    await answer;
    await expect.poll(openStreams, atMost).toBe('0');
  });

  it('that disappeared is disconnected after an hour, even if the system clock jumps', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { socket } = await say(asked);
    // The limit of an hour has begun with the answer.
    await once(socket, 'data');
    socket.pause();
    await expect.poll(openStreams, atMost).toBe('1');
    vi.setSystemTime(Date.now() - 26 * hourMs);
    vi.advanceTimersByTime(hourMs - 1);
    expect(await openStreams()).toBe('1');
    vi.advanceTimersByTime(1);
    await expect.poll(openStreams, atMost).toBe('0');
  });

  it.runIf(process.platform === 'linux')('that is silent is probed by TCP keep-alive', async () => {
    const { socket } = await say(asked);
    await expect.poll(() => timerOf(port, socket.localPort ?? 0), atMost).toBe('keepalive');
  });
});

it('an order is placed even if the client disappears after the last byte', async () => {
  const orders = async () => (await shop.app.inject({ url: '/api/active-orders', headers: asStaff })).json();
  const asStaff = { authorization: `Bearer ${staffToken()}` };
  const before = (await orders()).length;
  const { socket } = await say(orderHead + order);
  socket.end();
  await expect.poll(async () => (await orders()).length, atMost).toBe(before + 1);
});

/** The active timer of a connection: `tr` of /proc/net/tcp. */
function timerOf(localPort: number, remotePort: number): string | undefined {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((text) => text.includes(`:${hex(localPort)} 0100007F:${hex(remotePort)} `));
  const timer = line?.trim().split(/\s+/)[5]?.slice(0, 2);
  return timer === '02' ? 'keepalive' : timer;
}
