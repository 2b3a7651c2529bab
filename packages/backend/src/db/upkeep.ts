import { and, lt, sql } from 'drizzle-orm';
import { forgetOldEvents } from '../events/orderEvents.ts';
import type { Database } from './Database.ts';
import { idempotencyKeys } from './schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Clients send an order again for minutes; the contract promises a day. */
const keepKeys = sql`now() - interval '3 days'`;

/**
 * Whatever the clock says: to one that was set right by years, the orders of a minute ago are old. Weeks of evenings.
 */
const keepLatest = 10_000;

/**
 * What no request does: forgets old idempotency keys and events and, embedded, what a PostgreSQL server's own processes
 * would do. Without CHECKPOINT the log grows to 1.2 GB and a start takes seconds.
 *
 * @returns stops it
 */
export function startUpkeep(
  database: Database,
  { isEmbedded }: { readonly isEmbedded: boolean },
): () => void {
  const timers = [
    repeat(hourMs, () => forgetOldKeys(database)),
    repeat(hourMs, () => forgetOldEvents(database.queries)),
  ];
  if (isEmbedded) {
    timers.push(repeat(minuteMs, () => database.inSession((session) => session.run('checkpoint'))));
    timers.push(repeat(hourMs, () => database.inSession((session) => session.run('vacuum (analyze)'))));
  }
  return () => timers.forEach(clearInterval);
}

export async function forgetOldKeys({ queries }: Database): Promise<void> {
  const { orderId, createdAt } = idempotencyKeys;
  const isOvertaken = lt(orderId, sql`(select max(${orderId}) from ${idempotencyKeys}) - ${keepLatest}`);
  await queries.delete(idempotencyKeys).where(and(lt(createdAt, keepKeys), isOvertaken));
}

/** A failure is not lost: the database's readiness and the next request tell of it. */
function repeat(everyMs: number, work: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => void work().catch(() => undefined), everyMs).unref();
}
