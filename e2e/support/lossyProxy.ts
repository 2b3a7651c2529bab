import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * How an answer is lost on a bad network: the connection breaks before its first byte, a server on the way answers 503,
 * or the connection breaks in the middle of the body.
 */
export const waysToLose = ['cut', 'unavailable', 'truncated'] as const;
export type WayToLose = (typeof waysToLose)[number];

/** Which answers are lost: the next `times` to a path. */
export type Loss = {
  /** A whole path, without its query, or a pattern of paths. */
  readonly path: string | RegExp;
  readonly way: WayToLose;
  /** 1 unless given. */
  readonly times?: number;
};

export type LossyProxy = {
  /** The shop through this proxy: an origin of its own. */
  readonly url: string;
  readonly lose: (loss: Loss) => void;
  /** How many answers of such losses are still to come. */
  readonly waiting: () => number;
  /** Every request that reached the proxy: its path without the query, in order. */
  readonly asked: readonly string[];
  /** Every connection breaks, and every new one at once, until `goOnline`. */
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  readonly close: () => Promise<void>;
};

/**
 * A real network that fails, for every engine: a request interception of Playwright knows Chromium only, turns off the
 * HTTP cache, and is forgotten by a service worker. What a page asks from other origins (the sign-in emulator, WhatsApp)
 * does not pass here.
 *
 * @param shop the origin that answers, as in `http://127.0.0.1:4173`
 */
export async function openLossyProxy(shop: string): Promise<LossyProxy> {
  const losses: { path: string | RegExp; way: WayToLose; left: number }[] = [];
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let isOnline = true;

  const server = createServer((incoming, outgoing) => {
    const path = pathOf(incoming);
    asked.push(path);
    const loss = losses.find((one) => one.left > 0 && matches(one.path, path));
    if (loss) loss.left -= 1;
    passOn(shop, incoming, outgoing, loss?.way);
  });
  server.on('connection', (socket) => {
    if (!isOnline) return socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: ({ path, way, times = 1 }) => losses.push({ path, way, left: times }),
    waiting: () => losses.reduce((all, { left }) => all + left, 0),
    asked,
    goOffline() {
      isOnline = false;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    goOnline() {
      isOnline = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/\?.*$/, '');

const matches = (wanted: string | RegExp, path: string) =>
  typeof wanted === 'string' ? wanted === path : wanted.test(path);

function passOn(shop: string, incoming: IncomingMessage, outgoing: ServerResponse, way?: WayToLose): void {
  const breakOff = () => outgoing.socket?.resetAndDestroy();
  if (way === 'cut') return void breakOff();
  if (way === 'unavailable') {
    outgoing.writeHead(503, { 'Cache-Control': 'no-store' }).end('Service Unavailable');
    return;
  }
  const { method, headers } = incoming;
  const onward = request(new URL(incoming.url ?? '/', shop), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    if (way === 'truncated') sendHalf(answer, outgoing).catch(breakOff);
    else answer.pipe(outgoing);
    answer.on('error', breakOff);
  });
  onward.on('error', breakOff);
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** The head promises the whole body. */
async function sendHalf(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroy());
}
