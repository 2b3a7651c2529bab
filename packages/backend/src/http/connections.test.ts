import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeUnusedConnections, limitDrainTime } from './connections.ts';

it('closing the server does not wait longer than the limit for an unfinished request', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  limitDrainTime(app, 50);
  app.post('/', async () => 'taken');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const asked = once(app.server, 'request');
  const caller = connect(Number(port), '127.0.0.1').resume();
  caller.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc');
  await asked;
  const ended = once(caller, 'close');
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});

it('closing the server does not wait for a connection without any request', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(app.server, 'connection');
  const silent = connect(Number(port), '127.0.0.1').resume();
  await accepted;
  const ended = once(silent, 'close');
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});
