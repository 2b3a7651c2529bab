import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerClientError } from './clientError.ts';

const server = createServer({ maxHeaderSize: 1024 }).on('clientError', answerClientError);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const connected = (allowHalfOpen = false) =>
  connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen }).setEncoding(
    'utf8',
  );

/** The whole answer, until the server closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connected();
  socket.write(text);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

it.each([
  [
    'too long headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(2_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Los encabezados son demasiado grandes.',
  ],
  ['no HTTP', 'crepas, por favor\r\n\r\n', '400 Bad Request', 'La solicitud no es válida.'],
])('%s are refused by a whole answer in the format of all errors', async (_, text, status, sentence) => {
  const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n');
  const [first, ...headers] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  expect(headers).toEqual([
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]);
  expect(JSON.parse(body)).toEqual({ error: sentence });
});

it('a client that is still sending its long headers reads the whole answer', async () => {
  const parsed = once(server, 'clientError');
  const socket = connected();
  socket.write(`GET / HTTP/1.1\r\nX: ${'x'.repeat(2_000)}`);
  const [, accepted] = (await parsed) as [Error, Socket];

  const parsedAgain = once(server, 'clientError');
  socket.write('x'.repeat(2_000));
  await parsedAgain;
  expect(accepted.destroyed).toBe(false);

  let answer = '';
  for await (const part of socket) answer += part;
  expect(answer).toContain('Los encabezados son demasiado grandes.');
  await vi.waitFor(() => expect(accepted.destroyed).toBe(true), { timeout: 20_000 });
});

it('a client that does not close the connection loses it after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const parsed = once(server, 'clientError');
  const socket = connected(true).resume();
  socket.write('crepas, por favor\r\n\r\n');
  const [, accepted] = (await parsed) as [Error, Socket];
  await once(socket, 'end');

  vi.advanceTimersByTime(1_999);
  expect(accepted.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(accepted.destroyed).toBe(true);
  socket.destroy();
});

it.each([
  ['has disconnected', 'ECONNRESET', true],
  ['no longer reads', 'HPE_INVALID_METHOD', false],
])('a client that %s gets no answer', (_, code, isWritable) => {
  const written: unknown[] = [];
  const socket = new Socket({ readable: true, writable: true });
  Object.defineProperty(socket, 'writable', { value: isWritable });
  socket.on('error', () => undefined);
  socket.end = (text?: unknown) => {
    written.push(text);
    return socket;
  };
  answerClientError(Object.assign(new Error(code), { code }), socket);
  expect([socket.destroyed, written]).toEqual([true, []]);
});
