import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type OtherOrigin = {
  readonly url: string;
  /** How many orders have arrived. */
  readonly orders: number;
  readonly close: () => Promise<unknown>;
};

/**
 * The shop's server at an origin of its own, which any page may read.
 *
 * @param allowed the headers that it allows beside those of every simple request; with none it refuses each preflight
 */
export async function openOtherOrigin(backend: string, allowed: readonly string[]): Promise<OtherOrigin> {
  let orders = 0;
  const pass = async ({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) =>
    fetch(backend + url, {
      method,
      headers: Object.entries(headers).filter(
        (header): header is [string, string] =>
          typeof header[1] === 'string' &&
          /^(authorization|content-type|idempotency-key|accept)$/.test(header[0]),
      ),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      if (allowed.length === 0) return response.writeHead(403).end();
      response.writeHead(204, {
        'Access-Control-Allow-Headers': allowed.join(', '),
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      });
      return response.end();
    }
    if (request.method === 'POST' && request.url === '/api/orders') orders += 1;
    const answer = await pass(request, await buffer(request));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    // A stream of events never ends: the page asks instead.
    if (request.url?.endsWith('/events')) return response.end();
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get orders() {
      return orders;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
