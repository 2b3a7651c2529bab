import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * The kinds of loss: the connection breaks before the first byte, a server answers 503, or the connection breaks in
 * the middle of the body.
 */
export const waysToLose = ['cut', 'unavailable', 'truncated'] as const;
export type WayToLose = (typeof waysToLose)[number];

/** The responses to lose: the next `times` of a path. */
export type Loss = {
  /** A whole path without its query, or a pattern. */
  readonly path: string | RegExp;
  readonly way: WayToLose;
  /** 1 by default. */
  readonly times?: number;
  /** Successful responses before that; 0 by default. */
  readonly after?: number;
};

export type LossyProxy = {
  /** The shop through this proxy: another origin. */
  readonly url: string;
  readonly lose: (loss: Loss) => void;
  readonly loseNothing: () => void;
  /** The paths of the lost responses, in order. */
  readonly lost: readonly string[];
  /** Every request to the proxy: its path without the query, in order. */
  readonly asked: readonly string[];
  /** Breaks all connections, and every new one at once, until `goOnline`. */
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  readonly close: () => Promise<void>;
};

/**
 * A real failing network for every engine: Playwright's request interception supports Chromium only, disables the
 * HTTP cache, and does not affect service workers. Requests to other origins (the sign-in emulator, WhatsApp) do not
 * pass here.
 *
 * @param shop the origin that answers, as in `http://127.0.0.1:4173`
 */
export async function openLossyProxy(shop: string): Promise<LossyProxy> {
  const losses: Required<Loss>[] = [];
  const lost: string[] = [];
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let isOnline = true;

  function wayOf(path: string): WayToLose | undefined {
    const index = losses.findIndex((one) => matches(one.path, path));
    const loss = losses[index];
    if (!loss) return undefined;
    if (loss.after > 0) {
      losses[index] = { ...loss, after: loss.after - 1 };
      return undefined;
    }
    if (loss.times > 1) losses[index] = { ...loss, times: loss.times - 1 };
    else losses.splice(index, 1);
    lost.push(path);
    return loss.way;
  }

  const server = createServer((incoming, outgoing) => {
    const path = pathOf(incoming);
    asked.push(path);
    passOn(shop, incoming, outgoing, wayOf(path));
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
    lose: ({ path, way, times = 1, after = 0 }) => losses.push({ path, way, times, after }),
    loseNothing() {
      losses.length = 0;
    },
    lost,
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

/** The headers promise the whole body. */
async function sendHalf(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroy());
}
