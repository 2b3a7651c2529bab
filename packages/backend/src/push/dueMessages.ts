import { alwaysOpen, type Cents, type Fulfilment, type Instant } from '@crepas/domain';
import { and, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { endedStages, isHeld } from '../db/stages.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { printJobs } from '../db/tables/printing.ts';
import { type PushOccasion, pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import { shop } from '../db/tables/shop.ts';
import { isWaiting } from '../printing/jobs.ts';
import type { Delivery, Device } from './deliver.ts';

/** Messages taken at once. */
const batchSize = 20;
/** Longer than an attempt: only then does another server take the message of one that ended. */
const holdSeconds = 60;
const maxAttempts = 5;
/** Seconds until the next attempt; doubled by each one. */
const firstRetrySeconds = 15;

export type Taken = Device & {
  readonly id: number;
  readonly occasion: PushOccasion;
  readonly attempts: number;
  readonly orderId: number;
  readonly placedAt: Date;
  readonly scheduledFor: Date | null;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly fulfilment: Fulfilment;
  readonly total: Cents;
  readonly timeZone: string;
  readonly ttl: number;
  readonly now: Instant;
};

/** The push service. As the database computes it: `split_part(endpoint, '/', 3)`. */
export const hostOf = ({ endpoint }: Device): string => endpoint.split('/')[2] ?? '';

/** The order has changed since, its ticket is printed, or too much time has passed. */
export async function deleteOutdated({ queries }: Database): Promise<void> {
  await queries.execute(sql`
    delete from push_messages using orders
    where orders.id = push_messages.order_id and (
      expires_at <= clock_timestamp()
      or case news
        when 'ticketAlert' then not exists (select from ${printJobs}
          where ${printJobs.orderId} = push_messages.order_id and ${isWaiting})
        when 'contentChanged' then stage in ${endedStages}
        when 'preparationDue' then stage not in ('accepted', 'preparing') or ${isHeld}
        else stage <> case when news in ('staffAlert', 'ownerAlert') then 'received' else news end end)`);
}

/**
 * Takes some messages that are due: this server holds them now.
 *
 * @param busyHosts push services that get none now
 */
export async function takeMessages(
  { queries }: Database,
  busyHosts: readonly string[],
): Promise<readonly Taken[]> {
  const isFree = and(
    lte(pushMessages.dueAt, sql`clock_timestamp()`),
    notInArray(sql`split_part(${pushMessages.endpoint}, '/', 3)`, [...busyHosts]),
  );
  const held = await queries
    .update(pushMessages)
    .set({
      dueAt: sql`clock_timestamp() + make_interval(secs => ${holdSeconds}::integer)`,
      attempts: sql`${pushMessages.attempts} + 1`,
    })
    .where(
      sql`${pushMessages.id} in (select id from push_messages where ${isFree}
        order by id limit ${batchSize} for update skip locked)`,
    )
    .returning({ id: pushMessages.id });
  if (held.length === 0) return [];
  return queries
    .select({
      id: pushMessages.id,
      occasion: pushMessages.occasion,
      attempts: pushMessages.attempts,
      orderId: orders.id,
      placedAt: orders.placedAt,
      scheduledFor: orders.scheduledFor,
      now: databaseNow,
      minutes: orders.promisedMinutes,
      reason: orders.endReason,
      fulfilment: orders.fulfilment,
      total: sql<Cents>`${orders.totalCents}`.mapWith((cents) => Number(cents) as Cents),
      timeZone: sql<string>`coalesce(${shop.timeZone}, ${alwaysOpen.timeZone})`,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      ttl: sql<number>`greatest(1, extract(epoch from ${pushMessages.expiresAt} - clock_timestamp()))::integer`,
    })
    .from(pushMessages)
    .innerJoin(orders, eq(orders.id, pushMessages.orderId))
    .leftJoin(shop, sql`true`)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, pushMessages.endpoint))
    .where(
      inArray(
        pushMessages.id,
        held.map(({ id }) => id),
      ),
    );
}

export async function record({ queries }: Database, message: Taken, outcome: Delivery): Promise<void> {
  if (outcome.kind === 'gone') {
    // Deletes its messages too.
    await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, message.endpoint));
  } else if (outcome.kind === 'later' && message.attempts < maxAttempts) {
    const seconds = outcome.seconds ?? firstRetrySeconds * 2 ** (message.attempts - 1);
    await queries
      .update(pushMessages)
      .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds}::integer)` })
      .where(eq(pushMessages.id, message.id));
  } else {
    await queries.transaction(async (inside) => {
      await inside.delete(pushMessages).where(eq(pushMessages.id, message.id));
      if (outcome.kind === 'delivered') await countReached(inside, message);
    });
  }
}

/** The order tells how many devices its alert reached; the board hears of the first one. */
async function countReached(inside: Queries, { occasion, orderId }: Taken): Promise<void> {
  if (occasion !== 'staffAlert' && occasion !== 'ownerAlert') return;
  const [devices, reached] =
    occasion === 'staffAlert'
      ? [orders.staffAlertDevices, orders.staffAlertReached]
      : [orders.ownerAlertDevices, orders.ownerAlertReached];
  // At most all of them: a killed server's message is sent again.
  const more: SQL = sql`least(${reached} + 1, ${devices})`;
  const [row] = await inside
    .update(orders)
    .set(occasion === 'staffAlert' ? { staffAlertReached: more } : { ownerAlertReached: more })
    .where(and(eq(orders.id, orderId), eq(orders.stage, 'received')))
    .returning({ reached });
  if (row?.reached === 1) await inside.insert(orderEvents).values({ orderId, stage: 'received' });
}
