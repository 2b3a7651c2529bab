import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of their requests. Node takes one that has never asked anything for a busy one,
 * and a server that is told to close would wait for it until its time runs out.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
