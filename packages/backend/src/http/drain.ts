import type { FastifyInstance } from 'fastify';

/**
 * A closing server finishes the requests under way, but Node stops checking its time limits. A client that never finishes
 * its request would keep the server open until a supervisor kills it, with its database open.
 */
export function limitDrainTime(app: FastifyInstance, maxMs: number): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), maxMs).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}
