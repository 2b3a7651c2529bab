import { type OrderId, orderId, type PhoneNumber, plainForgetDays } from '@crepas/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Edit } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { endedStages, isInState } from '../db/stages.ts';
import { idempotencyKeys, orderRevisions, orders } from '../db/tables/orders.ts';
import { blockedPhones, unprovenOrders } from '../db/tables/phones.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { shop } from '../db/tables/shop.ts';
import { runHourly } from '../runPeriodically.ts';

/** The phone of an erased order. No caller can have it, and `parsePhone` refuses it with its country code. */
const nobodysPhone = '0000000000';

/**
 * Erases the personal data of orders, in one statement, so that a killed server leaves all of it or none.
 *
 * The sums, the products and the times stay. The reason of a rejection goes too: staff write it, and may name the
 * customer. The key of the order stays, so that a late retry is refused and is not a new order; its hash goes, because it
 * is made from phone and address. Devices are unsubscribed when no other order of their phone is left.
 *
 * @param isDue which of the orders
 * @returns the number of orders
 */
async function eraseOrders(queries: Queries, isDue: SQL): Promise<number> {
  const erased = queries.$with('erased', { id: orders.id }).as(sql`
    update orders set phone = ${nobodysPhone}, customer_name = null, delivery_address = '', notes = '',
      pin_lat = null, pin_lng = null, end_reason = null, erased_at = clock_timestamp()
    from due where orders.id = due.id
    returning orders.id`);
  const due = queries.$with('due', { id: orders.id, phone: orders.phone }).as(sql`
    select id, phone from orders
    where erased_at is null and ${isDue}
    for update skip locked`);
  const keys = queries.$with('keys', {}).as(sql`
    update ${idempotencyKeys} set request_hash = '' where order_id in (select id from due)`);
  const links = queries.$with('links', {}).as(sql`
    delete from ${unprovenOrders} where order_id in (select id from due)`);
  const revisions = queries.$with('revisions', {}).as(sql`
    delete from ${orderRevisions} where order_id in (select id from due)`);
  const devices = queries.$with('devices', {}).as(sql`
    delete from ${pushSubscriptions} device
    where device.phone in (select phone from due) and not exists (
      select from orders kept where kept.phone = device.phone and kept.id not in (select id from due))
    or device.followed_order_id in (select id from due) and device.phone is null and device.account is null`);
  const rows = await queries.with(due, keys, links, revisions, devices, erased).select().from(erased);
  return rows.length;
}

const isEnded = sql`stage in ${endedStages}`;

export type ErasedOrder = { readonly id: number; readonly placedAt: Date };

/** For a restored backup: an order that was under way then has ended since. */
export const eraseListedOrders = (queries: Queries, ids: readonly number[]): Promise<number> =>
  eraseOrders(queries, sql`id in ${[...ids]}`);

/** What a restore of a backup of before must erase again. */
export type Erased = {
  readonly orders: readonly ErasedOrder[];
  /** When the phone was blocked; null if it was not. */
  readonly blockedAt: Date | null;
  /** Of the devices that belong to no order. */
  readonly endpoints: readonly string[];
};

export type ErasureOutcome =
  | ({ readonly kind: 'erased' } & Erased)
  /** Nothing was erased: the shop needs the address of this order. */
  | { readonly kind: 'active'; readonly order: OrderId };

/** Erases everything of a phone, or nothing. */
export async function erasePerson(edit: Edit, phone: PhoneNumber): Promise<ErasureOutcome> {
  const { inside } = edit;
  // A step of the staff waits: an order that is under way here stays under way until the commit.
  const all = await inside
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(eq(orders.phone, phone))
    .orderBy(asc(orders.id))
    .for('update');
  const [active] = await inside
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.phone, phone), isInState('active')))
    .limit(1);
  if (active) return { kind: 'active', order: orderId(active.id) };
  const count = await eraseOrders(inside, sql`${isEnded} and phone = ${phone}`);
  const [block] = await inside
    .delete(blockedPhones)
    .where(eq(blockedPhones.phone, phone))
    .returning({ at: blockedPhones.blockedAt });
  // Also of a phone that subscribed and never ordered.
  const devices = await inside
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.phone, phone))
    .returning({ endpoint: pushSubscriptions.endpoint });
  if (count > 0) {
    // Without the phone: the log must not keep what was erased.
    const entity = { kind: 'person', entityId: null, name: '' } as const;
    await logChange(edit, { ...entity, action: 'deleted', before: null, after: { erasedOrders: count } });
  }
  return {
    kind: 'erased',
    orders: all,
    blockedAt: block?.at ?? null,
    endpoints: devices.map(({ endpoint }) => endpoint),
  };
}

/** Null: never. */
const forgetDays = sql`
  case when not exists (select from ${shop} where ${shop.neverForgets}) then
    coalesce((select ${shop.forgetAfterDays} from ${shop}), ${plainForgetDays}::integer) end`;

/**
 * Erases the personal data of orders that are older than the owner's days; nothing where the owner has chosen «never». One
 * statement, by the clock of the database.
 *
 * @returns the number of orders
 */
export const eraseExpiredOrders = ({ queries }: Database): Promise<number> =>
  eraseOrders(
    queries,
    sql`${isEnded} and placed_at < clock_timestamp() - make_interval(days => ${forgetDays})`,
  );

/**
 * Forgets every hour, so that it does not depend on a machine that is on at night. The files are purged in the first hour
 * in which nothing was due: the shop was closed at that hour.
 *
 * @returns stops it
 */
export function startPersonalDataRetention(
  database: Database,
  onFailure: (error: unknown) => void,
): () => void {
  let isPurgeDue = true;
  return runHourly(async () => {
    const count = await eraseExpiredOrders(database);
    if (count === 0 && isPurgeDue) await database.purge();
    isPurgeDue = count > 0;
  }, onFailure);
}
