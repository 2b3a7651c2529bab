import { ticketAlertSeconds } from '@crepas/domain';
import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { printJobs } from '../db/tables/printing.ts';
import { isWaiting, waitingSince } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';

const batchSize = 500;
const dueAt = sql`${waitingSince} + make_interval(secs => ${ticketAlertSeconds}::integer)`;
const isUnalerted = and(isWaiting, isNull(printJobs.alertedAt), isNotNull(printJobs.orderId));

/**
 * Alerts staff of the orders whose ticket has waited too long, once for the tickets that were asked for together. The
 * mark and the messages are one transaction: two servers never send the same alert, and a killed one leaves it for the next.
 *
 * @returns the number of tickets
 */
export async function alertLateTickets({ queries }: Database, isPushOn = true): Promise<number> {
  return queries.transaction(async (inside) => {
    const late = await inside
      .select({ id: printJobs.id })
      .from(printJobs)
      .where(and(isUnalerted, sql`${dueAt} <= clock_timestamp()`))
      .orderBy(asc(printJobs.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (late.length === 0) return 0;
    const ids = late.map(({ id }) => id);
    const orders = await inside
      .selectDistinct({ id: sql<number>`${printJobs.orderId}` })
      .from(printJobs)
      .where(
        and(
          inArray(printJobs.id, ids),
          sql`not exists (select from print_jobs as other where other.order_id = ${printJobs.orderId}
            and other.round = ${printJobs.round} and other.alerted_at is not null)`,
        ),
      );
    await inside
      .update(printJobs)
      .set({ alertedAt: sql`clock_timestamp()` })
      .where(inArray(printJobs.id, ids));
    if (isPushOn && orders.length > 0) {
      await queueMessages(
        inside,
        orders.map(({ id }) => id),
        'ticketAlert',
      );
    }
    return late.length;
  });
}

/** Milliseconds until the next alert is due, negative when it is late; null when no ticket waits. */
export async function msUntilLateTicket({ queries }: Database): Promise<number | null> {
  const [row] = await queries
    .select({
      ms: sql<number | null>`ceil(extract(epoch from min(${dueAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(printJobs)
    .where(isUnalerted);
  return row?.ms ?? null;
}
