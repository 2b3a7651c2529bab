import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { EventStream } from './EventStream.ts';

const frame = Buffer.alloc(1_000, 'x');

/** The response of a client that reads nothing. */
const unread = () => new Writable({ write: () => undefined });

it('delivers the frames', () => {
  const response = new PassThrough();
  const stream = new EventStream(response);
  stream.send(Buffer.from('one '));
  stream.send(Buffer.from('two'));
  expect(String(response.read())).toBe('one two');
});

it('destroys the stream of a client that reads nothing when the buffer limit is reached', () => {
  const response = unread();
  const stream = new EventStream(response, 10_000);
  for (let sent = 0; sent < 10; sent += 1) stream.send(frame);
  expect(stream.isOpen).toBe(true);
  for (let sent = 0; sent < 1_000; sent += 1) stream.send(frame);
  expect(stream.isOpen).toBe(false);
  expect(response.writableLength).toBeLessThanOrEqual(10_000);
});

it('is drained when the client has read the buffer', async () => {
  const response = new PassThrough();
  const stream = new EventStream(response);
  for (let sent = 0; sent < 100; sent += 1) stream.send(frame);
  const drained = stream.drained().then(() => 'room');
  expect(await Promise.race([drained, nextTurn('none')])).toBe('none');
  response.resume();
  expect(await drained).toBe('room');
});

it('is drained when it is destroyed', async () => {
  const stream = new EventStream(unread());
  for (let sent = 0; sent < 100; sent += 1) stream.send(frame);
  const drained = stream.drained();
  stream.destroy();
  await drained;
  expect(stream.isOpen).toBe(false);
});

it('buffers at most its limit for a client that stops reading its connection', async () => {
  const maxBytes = 256 * 1024;
  const app = Fastify();
  const answering = new Promise<ServerResponse>((resolve) => {
    app.get('/', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      resolve(reply.raw);
    });
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const reader = connect(Number(port), '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await answering;
  const stream = new EventStream(answer, maxBytes);
  const left = once(answer, 'close');

  const large = Buffer.alloc(64 * 1024, 'x');
  let most = 0;
  // The operating system buffers some megabytes per connection; the test sends at most 64.
  for (let sent = 0; sent < 1_000 && stream.isOpen; sent += 1) {
    stream.send(large);
    await nextTurn();
    most = Math.max(most, answer.writableLength);
  }
  expect(stream.isOpen).toBe(false);
  await left;
  // The head and the sizes of chunks count too.
  expect(most).toBeLessThanOrEqual(maxBytes + 1_000);
  reader.destroy();
  await app.close();
});

it('is destroyed by a frame that exceeds the limit, not by one that fills it', () => {
  const stream = new EventStream(unread(), 10_000);
  stream.send(Buffer.alloc(10_000, 'x'));
  expect(stream.isOpen).toBe(true);
  stream.send(Buffer.alloc(1, 'x'));
  expect(stream.isOpen).toBe(false);
});

it('buffers half a megabyte by default', () => {
  const stream = new EventStream(unread());
  stream.send(Buffer.alloc(512 * 1024, 'x'));
  expect(stream.isOpen).toBe(true);
  stream.send(Buffer.alloc(1, 'x'));
  expect(stream.isOpen).toBe(false);
});

it('is drained at once while little is buffered', async () => {
  const stream = new EventStream(unread());
  stream.send(frame);
  const drained = stream.drained().then(() => 'room');
  expect(await Promise.race([drained, nextTurn('none')])).toBe('room');
});

it('is not drained while the buffer is at its high-water mark', async () => {
  const response = unread();
  const stream = new EventStream(response);
  stream.send(Buffer.alloc(response.writableHighWaterMark, 'x'));
  const drained = stream.drained().then(() => 'room');
  expect(await Promise.race([drained, nextTurn('none')])).toBe('none');
  stream.destroy();
  expect(await drained).toBe('room');
});

it('is closed for a client that disconnected before it began, and writes nothing', async () => {
  const response = unread().destroy();
  const stream = new EventStream(response);
  stream.send(frame);
  await stream.drained();
  expect([stream.isOpen, response.errored]).toEqual([false, null]);
});
