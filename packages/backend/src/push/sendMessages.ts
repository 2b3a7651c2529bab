import { eq, inArray, sql } from 'drizzle-orm';
import { coalesced } from '../coalesced.ts';
import type { Database } from '../db/Database.ts';
import { orders, type PushNews, pushMessages, pushSubscriptions } from '../db/schema.ts';
import { runPeriodically } from '../runPeriodically.ts';
import { type Delivery, type Device, deliver } from './deliver.ts';
import { messageOf } from './messageOf.ts';
import type { PushSettings } from './settings.ts';

/** Every commit that wrote messages notifies this channel. */
const pushMessagesChannel = 'push_messages';

const batchSize = 20;
/** Longer than an attempt: only then does another server take the message of one that ended. */
const holdSeconds = 60;
const maxAttempts = 5;
/** Seconds until the next attempt; doubled by each one. */
const firstRetrySeconds = 15;
/** A retry that is due. */
const pauseMs = 15_000;

type Send = typeof deliver;

type Taken = Device & {
  readonly id: number;
  readonly news: PushNews;
  readonly attempts: number;
  readonly orderId: number;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly ttl: number;
};

/**
 * Sends the messages that are due. A server holds a message while it sends it; it is deleted when the push service has
 * answered. A killed server's message is sent again by the next one.
 *
 * @returns the number of messages
 */
export async function sendDueMessages(
  database: Database,
  push: PushSettings,
  send: Send = deliver,
): Promise<number> {
  await deleteOutdated(database);
  const taken = await takeMessages(database);
  await Promise.all(
    taken.map(async (message) => {
      const { orderId, minutes, reason, news, ttl } = message;
      const outcome = await send(push, message, messageOf({ id: orderId, news, minutes, reason }), { ttl });
      await record(database, message, outcome);
    }),
  );
  return taken.length;
}

/** The order has changed since, or too much time has passed. */
async function deleteOutdated({ queries }: Database): Promise<void> {
  await queries.execute(sql`
    delete from push_messages using orders
    where orders.id = push_messages.order_id and (
      expires_at <= clock_timestamp()
      or stage <> case when news in ('staffAlert', 'ownerAlert') then 'received' else news end)`);
}

async function takeMessages({ queries }: Database): Promise<readonly Taken[]> {
  const held = await queries
    .update(pushMessages)
    .set({
      dueAt: sql`clock_timestamp() + make_interval(secs => ${holdSeconds}::integer)`,
      attempts: sql`${pushMessages.attempts} + 1`,
    })
    .where(
      sql`${pushMessages.id} in (select id from push_messages where due_at <= clock_timestamp()
        order by id limit ${batchSize} for update skip locked)`,
    )
    .returning({ id: pushMessages.id });
  if (held.length === 0) return [];
  return queries
    .select({
      id: pushMessages.id,
      news: pushMessages.news,
      attempts: pushMessages.attempts,
      orderId: orders.id,
      minutes: orders.promisedMinutes,
      reason: orders.endReason,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      ttl: sql<number>`greatest(1, extract(epoch from ${pushMessages.expiresAt} - clock_timestamp()))::integer`,
    })
    .from(pushMessages)
    .innerJoin(orders, eq(orders.id, pushMessages.orderId))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, pushMessages.endpoint))
    .where(
      inArray(
        pushMessages.id,
        held.map(({ id }) => id),
      ),
    );
}

async function record({ queries }: Database, message: Taken, outcome: Delivery): Promise<void> {
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
    await queries.delete(pushMessages).where(eq(pushMessages.id, message.id));
  }
}

/**
 * Sends messages as soon as they are written. Any number of servers may run it on one database.
 *
 * @returns stops it; resolves when no message is under way
 */
export async function startSending(database: Database, push: PushSettings): Promise<() => Promise<void>> {
  let isStopped = false;
  let underWay: Promise<unknown> = Promise.resolve();
  const sendAll = coalesced(async () => {
    let count = 1;
    while (count > 0 && !isStopped) {
      const sending = sendDueMessages(database, push);
      underWay = sending.catch(() => undefined);
      count = await sending;
    }
  });
  const stopListening = await database.listen(pushMessagesChannel, {
    onMessage: sendAll,
    onReconnect: sendAll,
  });
  const stopRetries = runPeriodically(pauseMs, async () => sendAll());
  sendAll();
  return async () => {
    isStopped = true;
    stopRetries();
    stopListening();
    await underWay;
  };
}
