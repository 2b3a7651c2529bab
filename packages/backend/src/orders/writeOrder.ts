import { type Cents, orderId, type PhoneNumber, type PlacedOrder, type PricedLine } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import type { OrderKey } from './idempotency.ts';
import type { OrderWindow } from './orderWindow.ts';

export type NewOrder = {
  readonly phone: PhoneNumber;
  readonly deliveryAddress: string;
  readonly total: Cents;
  readonly lines: readonly PricedLine[];
};

/**
 * Writes an order, its key, its lines and the event that tells of it, in one statement: all of it or nothing, one way
 * to the database and back, and what makes events wait for each other is held no longer than the database needs.
 *
 * @param key null for an order that nobody asks for a second time
 * @param window how the shop was seen: the statement asks the database whether it is still so
 * @returns null when the shop is not as it was seen, or when an order was written under this key before; one that is
 * just being written is waited for
 */
export async function writeOrder(
  queries: Queries,
  { phone, deliveryAddress, total, lines }: NewOrder,
  key: OrderKey | null,
  { shopSeen, takenUntil }: OrderWindow,
): Promise<PlacedOrder | null> {
  // A repeated order takes no number, nor does one that comes too late, or the shop's would have gaps.
  const numbered = queries.$with('numbered', {}).as(sql`
    select nextval(pg_get_serial_sequence('orders', 'id'))::int as id
    where not exists (select from idempotency_keys where key = ${key?.key ?? null}::uuid)
      and orders_are_taken(${shopSeen}, ${takenUntil === null ? null : new Date(takenUntil).toISOString()}::timestamptz)`);
  const claimed = queries.$with('claimed', {}).as(sql`
    insert into idempotency_keys (key, request_hash, order_id)
    select ${key?.key ?? null}::uuid, ${key?.requestHash ?? null}, id from numbered where ${key !== null}
    on conflict do nothing
    returning order_id`);
  const placed = queries
    .$with('placed', { id: orders.id, stage: orders.stage, placedAt: orders.placedAt })
    .as(sql`
      insert into orders (id, phone, delivery_address, total_cents) overriding system value
      select id, ${phone}, ${deliveryAddress}, ${total}::bigint from numbered
      where ${key === null} or exists (select from claimed)
      returning id, stage, placed_at`);
  const sold = queries.$with('sold', {}).as(sql`
    insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras, crepas,
      extras_total_cents, image_url)
    select placed.id, line.* from placed, jsonb_to_recordset(${JSON.stringify(lines.map(soldLine))}::jsonb) as line
      (product_id int, product_name text, unit_price_cents int, quantity int, extras jsonb, crepas jsonb,
       extras_total_cents bigint, image_url text)`);
  const told = queries.$with('told', {}).as(sql`
    insert into order_events (order_id, stage) select id, stage from placed`);

  const [row] = await queries.with(numbered, claimed, placed, sold, told).select().from(placed);
  return row ? { id: orderId(row.id), total, state: 'active', placedAt: row.placedAt } : null;
}

/** Names, prices and pictures as they are today (decision O10). */
const soldLine = ({ product, quantity, extras, crepas, extrasTotal }: PricedLine) => ({
  product_id: product.id,
  product_name: product.name,
  unit_price_cents: product.price,
  quantity,
  extras: extras.map(({ id, name, price }) => ({ id, name, priceCents: price })),
  crepas: crepas.map(({ id, name }) => ({ id, name })),
  extras_total_cents: extrasTotal,
  image_url: product.imageUrl,
});
