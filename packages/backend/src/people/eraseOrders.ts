import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { idempotencyKeys, orderRevisions, orders, pushSubscriptions, unprovenOrders } from '../db/schema.ts';
import { endedStages } from '../db/stages.ts';

/** The phone of an erased order. No caller can have it, and `parsePhone` refuses it with its country code. */
const nobodysPhone = '0000000000';

/**
 * Erases the personal data of orders, in one statement, so that a killed server leaves all of it or none.
 *
 * The sums, the products and the times stay. The reason of a rejection goes too: staff write it, and may name the
 * customer. The key of the order stays, so that a late retry is refused and is not a new order; its hash goes, because it
 * is made from phone and address. Devices are unsubscribed when no other order of their phone is left.
 *
 * @param isDue which of the orders that have ended
 * @returns the number of orders
 */
export async function eraseOrders(queries: Queries, isDue: SQL): Promise<number> {
  const erased = queries.$with('erased', { id: orders.id }).as(sql`
    update orders set phone = ${nobodysPhone}, customer_name = null, delivery_address = '', notes = '',
      pin_lat = null, pin_lng = null, end_reason = null, erased_at = clock_timestamp()
    from due where orders.id = due.id
    returning orders.id`);
  const due = queries.$with('due', { id: orders.id, phone: orders.phone }).as(sql`
    select id, phone from orders
    where erased_at is null and stage in ${endedStages} and ${isDue}
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
