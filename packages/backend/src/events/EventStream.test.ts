import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createEventStream } from './EventStream.ts';

const frame = Buffer.alloc(1_000, 'x');

it('a reader gets what is sent', () => {
  const stream = createEventStream();
  stream.send(Buffer.from('one '));
  stream.send(Buffer.from('two'));
  expect(String(stream.body.read())).toBe('one two');
});

it('a reader who takes nothing is cut off at the bound, whatever is sent', () => {
  const stream = createEventStream(10_000);
  for (let sent = 0; sent < 10; sent += 1) stream.send(frame);
  expect(stream.isOpen()).toBe(true);
  for (let sent = 0; sent < 1_000; sent += 1) stream.send(frame);
  expect(stream.isOpen()).toBe(false);
  expect(stream.body.readableLength).toBeLessThanOrEqual(10_000);
});

it('there is room again when the reader has taken what was waiting', async () => {
  const stream = createEventStream();
  for (let sent = 0; sent < 100; sent += 1) stream.send(frame);
  const hasRoom = stream.hasRoom().then(() => 'room');
  expect(await Promise.race([hasRoom, Promise.resolve('none')])).toBe('none');
  stream.body.resume();
  expect(await hasRoom).toBe('room');
});

it('nobody waits for room in a stream that was cut off', async () => {
  const stream = createEventStream();
  for (let sent = 0; sent < 100; sent += 1) stream.send(frame);
  const hasRoom = stream.hasRoom();
  stream.cut();
  await hasRoom;
  expect(stream.isOpen()).toBe(false);
});

it('for a reader who takes nothing from the connection, no more waits than the bound', async () => {
  const mostBytes = 256 * 1024;
  const stream = createEventStream(mostBytes);
  const app = Fastify();
  const answering = new Promise<ServerResponse>((resolve) => {
    app.get('/', (_request, reply) => {
      resolve(reply.raw);
      return reply.send(stream.body);
    });
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const reader = connect(Number(port), '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await answering;
  const left = once(answer, 'close');

  const large = Buffer.alloc(64 * 1024, 'x');
  let most = 0;
  // What the system itself holds for a connection is some megabytes; 64 are sent at most.
  for (let sent = 0; sent < 1_000 && stream.isOpen(); sent += 1) {
    stream.send(large);
    await nextTurn();
    most = Math.max(most, stream.body.readableLength + answer.writableLength);
  }
  expect(stream.isOpen()).toBe(false);
  await left;
  expect(most).toBeLessThanOrEqual(mostBytes + answer.writableHighWaterMark + large.length);
  reader.destroy();
  await app.close();
});

it('one frame more than the bound cuts the reader off, one that fills it does not', () => {
  const stream = createEventStream(10_000);
  stream.send(Buffer.alloc(10_000, 'x'));
  expect(stream.isOpen()).toBe(true);
  stream.send(Buffer.alloc(1, 'x'));
  expect(stream.isOpen()).toBe(false);
});

it('a reader for whom nothing is said holds half a megabyte', () => {
  const stream = createEventStream();
  stream.send(Buffer.alloc(512 * 1024, 'x'));
  expect(stream.isOpen()).toBe(true);
  stream.send(Buffer.alloc(1, 'x'));
  expect(stream.isOpen()).toBe(false);
});

it('there is room at once in a stream from which little waits', async () => {
  const stream = createEventStream();
  stream.send(frame);
  const hasRoom = stream.hasRoom().then(() => 'room');
  expect(await Promise.race([hasRoom, nextTurn('none')])).toBe('room');
});

it('there is no room while as much waits as the stream wants to hold', async () => {
  const stream = createEventStream();
  stream.send(Buffer.alloc(stream.body.readableHighWaterMark, 'x'));
  const hasRoom = stream.hasRoom().then(() => 'room');
  expect(await Promise.race([hasRoom, nextTurn('none')])).toBe('none');
  stream.cut();
  expect(await hasRoom).toBe('room');
});

it('a reader who left before the stream began is not held', async () => {
  const stream = createEventStream();
  const app = Fastify();
  app.get('/', async (request, reply) => {
    request.socket.destroy();
    await once(reply.raw, 'close');
    return reply.send(stream.body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ended = once(stream.body, 'close');
  await expect(fetch(url)).rejects.toThrow();
  await ended;
  expect(stream.isOpen()).toBe(false);
  await app.close();
});
