import type { FastifyInstance } from 'fastify';

/**
 * A server that is told to close finishes what is under way. Node keeps no time limits any more then: a caller who never
 * ends a request would hold it up until somebody kills it, with its database open.
 *
 * @param mostMs that what is under way may take
 */
export function boundDrain(app: FastifyInstance, mostMs: number): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), mostMs).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}
