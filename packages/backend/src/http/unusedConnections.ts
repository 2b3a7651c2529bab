import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections before they need them. Node does not count a connection without any request as idle, so
 * closing the server would wait for it.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  // One function for all: thousands of connections may be open.
  function forget(this: Socket) {
    open.delete(this);
  }
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', forget);
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
