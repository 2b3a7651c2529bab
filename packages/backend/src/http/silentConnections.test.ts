import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeSilentConnections } from './silentConnections.ts';

it('a connection that never asked anything does not hold up a server that is closed', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeSilentConnections(app);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(app.server, 'connection');
  const silent = connect(Number(port), '127.0.0.1').resume();
  await accepted;
  const ended = once(silent, 'close');
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});
