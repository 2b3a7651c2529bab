import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './Api.ts';

/** For monitoring: `/healthz` checks the process, `/readyz` also the database and the identity keys (else 503). */
export function healthRoutes(app: FastifyInstance, { database, identity }: Services): void {
  const publicAccess = { config: { access: 'public' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', publicAccess, async (_request, reply) => reply.headers(headers).send({ ok: true }));
  app.get('/readyz', publicAccess, async (_request, reply) => {
    await Promise.all([database.queries.execute(sql`select 1`), identity.checkReady()]);
    return reply.headers(headers).send({ ok: true });
  });
}
