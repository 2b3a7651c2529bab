import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './Api.ts';
import type { WriteHealth } from './writeHealth.ts';

/** Anybody may ask, and each check is a query: callers share one for this long. */
const sharedMs = 1_000;

/**
 * For monitoring: `/healthz` checks the process, `/readyz` also the database, whether it takes what is written, and the
 * identity keys (else 503).
 */
export function healthRoutes(
  app: FastifyInstance,
  { database, identity }: Services,
  writes: Pick<WriteHealth, 'check'>,
): void {
  const publicAccess = { config: { access: 'public' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  let last = { startedMs: Number.NEGATIVE_INFINITY, check: Promise.resolve<unknown>(null) };
  const checkReady = () => {
    const nowMs = performance.now();
    if (nowMs - last.startedMs >= sharedMs) {
      const check = Promise.all([
        database.queries.execute(sql`select 1`),
        writes.check(),
        identity.checkReady(),
      ]);
      last = { startedMs: nowMs, check };
    }
    return last.check;
  };
  app.get('/healthz', publicAccess, async (_request, reply) => reply.headers(headers).send({ ok: true }));
  app.get('/readyz', publicAccess, async (_request, reply) => {
    await checkReady();
    return reply.headers(headers).send({ ok: true });
  });
}
