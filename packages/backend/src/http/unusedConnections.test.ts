import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeUnusedConnections } from './unusedConnections.ts';

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
