import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testShop } from '../testing/testShop.ts';
import { maxBodyBytes } from './limits.ts';

const size = maxBodyBytes + 1;

const shop = testShop();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Both ends of a connection on which the server has refused a long request, of which only the start has arrived. */
async function refused() {
  const connected = once(shop.app.server, 'connection');
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('utf8');
  const [accepted] = (await connected) as [Socket];
  let answer = '';
  client.on('data', (part) => {
    answer += part;
  });
  client.write(
    `POST /api/nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n{`,
  );
  await once(client, 'end');
  const [head, body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n(.+\r\n)*connection: close\r\n/);
  expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
  await nextTurn();
  return { client, accepted };
}

it('the rest of a refused request is dropped, and the client closes the connection', async () => {
  const { client, accepted } = await refused();
  expect(accepted.destroyed).toBe(false);
  const closed = once(accepted, 'close');
  client.end('x'.repeat(size - 1));
  await Promise.all([closed, once(client, 'close')]);
});

it('a client that does not close the connection loses it after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client, accepted } = await refused();
  vi.advanceTimersByTime(1_999);
  expect(accepted.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(accepted.destroyed).toBe(true);
  client.destroy();
});
