import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerClientError } from './clientError.ts';

const server = createServer({ maxHeaderSize: 1024 }).on('clientError', answerClientError);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** The whole answer, until the server closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
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

it.each([
  ['has disconnected', 'ECONNRESET', true],
  ['no longer reads', 'HPE_INVALID_METHOD', false],
])('a client that %s gets no answer', (_, code, isWritable) => {
  const written: unknown[] = [];
  const socket = new Socket({ readable: true, writable: isWritable });
  Object.defineProperty(socket, 'writable', { value: isWritable });
  socket.on('error', () => undefined);
  socket.end = (text?: unknown) => {
    written.push(text);
    return socket;
  };
  answerClientError(Object.assign(new Error(code), { code }), socket);
  expect([socket.destroyed, written]).toEqual([true, []]);
});
