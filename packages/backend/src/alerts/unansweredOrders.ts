import { alertSeconds } from '@crepas/domain';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { queueMessages } from '../push/queueMessages.ts';

/** The customer reads it as the reason of the rejection. */
export const noAnswerReason = 'Nadie en la tienda pudo confirmar tu pedido a tiempo. Lo sentimos.';

const batchSize = 50;

/** Null while the owner's setting is off. */
const autoRejectAfter = sql`make_interval(mins => (select auto_reject_minutes from shop))`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::integer)`;
/** The database's clock decides, also when several servers run. */
const now = sql`clock_timestamp()`;

/** Since when an order waits for an answer: one for later that came while the shop was closed waits for the opening. */
const waitingSince = sql`coalesce(${orders.alertsFrom}, ${orders.placedAt})`;

type Step = {
  /** Which of the unanswered orders it concerns. */
  readonly isNext: SQL | undefined;
  readonly after: SQL;
  readonly take: (inside: Queries, ids: readonly number[], isPushOn: boolean) => Promise<void>;
};

/** The messages of an alert that were just written. Without push there are none. */
const devicesOf = (occasion: 'staffAlert' | 'ownerAlert') =>
  sql`(select count(*) from push_messages where order_id = ${orders.id} and news = ${occasion})`;

/** In their order: each order takes one step after the other. */
const steps: readonly Step[] = [
  {
    isNext: isNull(orders.staffAlertedAt),
    after: seconds(alertSeconds.staff),
    async take(inside, ids, isPushOn) {
      if (isPushOn) await queueMessages(inside, ids, 'staffAlert');
      await inside
        .update(orders)
        .set({ staffAlertedAt: now, staffAlertDevices: devicesOf('staffAlert'), staffAlertReached: 0 })
        .where(inArray(orders.id, [...ids]));
      await writeEvents(inside, ids, 'received');
    },
  },
  {
    isNext: and(isNotNull(orders.staffAlertedAt), isNull(orders.ownerAlertedAt)),
    after: seconds(alertSeconds.owner),
    async take(inside, ids, isPushOn) {
      if (isPushOn) await queueMessages(inside, ids, 'ownerAlert');
      await inside
        .update(orders)
        .set({ ownerAlertedAt: now, ownerAlertDevices: devicesOf('ownerAlert'), ownerAlertReached: 0 })
        .where(inArray(orders.id, [...ids]));
      await writeEvents(inside, ids, 'received');
    },
  },
  {
    isNext: isNotNull(orders.ownerAlertedAt),
    after: autoRejectAfter,
    async take(inside, ids) {
      await inside
        .update(orders)
        .set({ stage: 'rejected', rejectedAt: now, endedBy: 'noAnswer', endReason: noAnswerReason })
        .where(inArray(orders.id, [...ids]));
      await queueMessages(inside, ids, 'rejected');
      await writeEvents(inside, ids, 'rejected');
    },
  },
];

/**
 * Takes the due steps of the orders that nobody answered: the alert to staff, the one to the owner, the rejection.
 *
 * A step and its mark are one transaction that holds the order's row: two servers never take the same one, a killed
 * server leaves it for the next, and an order that is being accepted is skipped.
 *
 * @param isPushOn whether this server sends push messages: without it an alert reaches nobody
 * @returns the number of orders that took a step
 */
export async function takeDueSteps({ queries }: Database, isPushOn = true): Promise<number> {
  let count = 0;
  for (const step of steps) count += await queries.transaction((inside) => takeStep(inside, step, isPushOn));
  return count;
}

async function takeStep(inside: Queries, { isNext, after, take }: Step, isPushOn: boolean): Promise<number> {
  const due = await inside
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.stage, 'received'), isNext, sql`${waitingSince} + ${after} <= ${now}`))
    .orderBy(asc(orders.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  await take(
    inside,
    due.map(({ id }) => id),
    isPushOn,
  );
  return due.length;
}

/** The last statement of its transaction, as the trigger of `order_events` requires. */
async function writeEvents(
  inside: Queries,
  ids: readonly number[],
  stage: 'received' | 'rejected',
): Promise<void> {
  await inside.insert(orderEvents).values(ids.map((orderId) => ({ orderId, stage })));
}

/** Milliseconds until the next step is due, negative when it is late; null when no order waits for one. */
export async function msUntilNextStep({ queries }: Database): Promise<number | null> {
  const dueAt = sql`min(${waitingSince} + case
    when ${orders.staffAlertedAt} is null then ${seconds(alertSeconds.staff)}
    when ${orders.ownerAlertedAt} is null then ${seconds(alertSeconds.owner)}
    else ${autoRejectAfter} end)`;
  const [row] = await queries
    .select({ ms: sql<number | null>`ceil(extract(epoch from ${dueAt} - ${now}) * 1000)::float8` })
    .from(orders)
    .where(eq(orders.stage, 'received'));
  return row?.ms ?? null;
}
