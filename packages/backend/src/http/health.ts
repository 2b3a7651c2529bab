import type { FastifyInstance } from 'fastify';
import { readDatabaseNow } from '../db/databaseNow.ts';
import { type Line, line } from '../metrics/prometheus.ts';
import type { Services } from './Api.ts';
import type { WriteHealth } from './writeHealth.ts';

/** Anybody may ask, and each check is a query: callers share one for this long. */
const sharedMs = 1_000;

/**
 * For monitoring: `/healthz` checks the process, `/readyz` also the database, whether it takes what is written, and the
 * identity keys (else 503).
 *
 * @returns how far this machine's clock is ahead of the others, as far as the checks have seen it
 */
export function healthRoutes(
  app: FastifyInstance,
  { database, identity }: Services,
  writes: Pick<WriteHealth, 'check'>,
): () => readonly Line[] {
  const publicAccess = { config: { access: 'public' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  let last = { startedMs: Number.NEGATIVE_INFINITY, check: Promise.resolve<unknown>(null) };
  let aheadOfDatabaseMs: number | null = null;
  async function readClock(): Promise<void> {
    const sentMs = Date.now();
    const databaseMs = await readDatabaseNow(database.queries);
    aheadOfDatabaseMs = (sentMs + Date.now()) / 2 - databaseMs;
  }
  const checkReady = () => {
    const nowMs = performance.now();
    if (nowMs - last.startedMs >= sharedMs) {
      const check = Promise.all([readClock(), writes.check(), identity.checkReady()]);
      last = { startedMs: nowMs, check };
    }
    return last.check;
  };
  app.get('/healthz', publicAccess, async (_request, reply) => reply.headers(headers).send({ ok: true }));
  app.get('/readyz', publicAccess, async (_request, reply) => {
    await checkReady();
    return reply.headers(headers).send({ ok: true });
  });
  return () =>
    Object.entries({ database: aheadOfDatabaseMs, sign_in: identity.aheadMs() }).flatMap(([of, ms]) =>
      ms === null ? [] : [line('clock_ahead_seconds', ms / 1000, { of })],
    );
}
