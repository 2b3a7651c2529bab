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
