import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './Api.ts';

/** For whoever watches the server: `/healthz` is the process, `/readyz` what it depends on (else 503). */
export function healthRoutes(app: FastifyInstance, { database, identity }: Services): void {
  const forAll = { config: { access: 'public' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', forAll, async (_request, reply) => reply.headers(headers).send({ ok: true }));
  app.get('/readyz', forAll, async (_request, reply) => {
    await Promise.all([database.queries.execute(sql`select 1`), identity.checkReady()]);
    return reply.headers(headers).send({ ok: true });
  });
}
