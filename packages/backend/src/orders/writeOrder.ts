import {
  type Cents,
  type Fulfilment,
  type Instant,
  type OrderOptions,
  orderId,
  type PaymentMethod,
  type PhoneBounds,
  type PhoneNumber,
  type PlacedOrder,
  type PricedLine,
} from '@crepas/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import type { Queries } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { orders } from '../db/tables/orders.ts';
import { termsOf } from '../discounts/codeRows.ts';
import { codeIsLost, type SeenCode } from '../discounts/orderCodes.ts';
import type { OrderKey } from './idempotency.ts';
import { momentIsFull } from './orderMoment.ts';
import type { OrderWindow } from './orderWindow.ts';
import { phoneRefusal } from './phoneBounds.ts';
import { lineValues } from './soldLines.ts';
import type { NewToken } from './unproven.ts';

/** The account that took an order by telephone, and what it promised. */
export type PhoneOrder = {
  readonly by: Editor;
  /** Promised with the acceptance; null: it waits as an order of the store. */
  readonly minutes: number | null;
};

export type NewOrder = OrderOptions & {
  readonly phone: PhoneNumber;
  readonly fulfilment: Fulfilment;
  readonly deliveryAddress: string;
  readonly payment: PaymentMethod;
  readonly fee: Cents;
  /** What its code takes off the total; 0 without one. */
  readonly discount: Cents;
  /** The code that takes it off; null when none does. */
  readonly code: SeenCode | null;
  readonly total: Cents;
  /** The zone that the fee comes from; absent outside of all. */
  readonly zone?: string;
  readonly lines: readonly PricedLine[];
};

const at = sql.placeholder;

/**
 * Whether the last two orders of the phone that reached a door were both cancelled because nobody received them. Every other
 * end counts neither way: it is the shop's own decision, or the customer's in time.
 */
const wasTwiceUnreceived: SQL = sql`(
  select count(*) = 2 and coalesce(bool_and(last.stage = 'cancelled'), false) from (
    select stage from orders where orders.phone = ${at('phone')}
      and (stage = 'delivered' or stage = 'cancelled' and end_cause = 'notReceived')
    order by orders.id desc limit 2) as last)`;

/** {@link writeOrder} gives the values. */
const insertOrder = prepareOnce((queries) => {
  // A repeated or refused order must not take a number, to avoid gaps in the order numbers. `case`: the shop is locked before the phone, the phone before
  // the quarter of an hour, and that before the code.
  const nextId = queries.$with('next_id', {}).as(sql`
    select nextval(pg_get_serial_sequence('orders', 'id'))::int as id
    where not exists (select from idempotency_keys where key = ${at('key')}::uuid)
      and case when orders_are_taken(${at('shopSeen')}, ${at('takenUntil')}::timestamptz)
        then case when ${phoneRefusal(at('boundedPhone'), at('maxOpen'), at('maxDaily'))} is null
          then case when not ${momentIsFull(at('scheduledFor'), at('maxPerQuarter'))}
            then not ${codeIsLost(at('codeId'), at('codeSeen'), at('phone'))} else false end
          else false end
        else false end`);
  const insertedKey = queries.$with('inserted_key', {}).as(sql`
    insert into idempotency_keys (key, request_hash, order_id)
    select ${at('key')}::uuid, ${at('requestHash')}, id from next_id where ${at('key')}::uuid is not null
    on conflict do nothing
    returning order_id`);
  const insertedOrder = queries
    .$with('inserted_order', { id: orders.id, stage: orders.stage, placedAt: orders.placedAt })
    .as(sql`
      insert into orders (id, phone, delivery_address, payment, fee_cents, total_cents, customer_name, notes, pin_lat, pin_lng,
        cash_given_cents, is_second_unreceived, awaits_confirmation, taken_by, stage, promised_minutes, accepted_at, fulfilment, fee_zone,
        scheduled_for, preparation_at, alerts_from, preparation_told_at, code_id, discount_terms, discount_cents)
        overriding system value
      select id, ${at('phone')}, ${at('deliveryAddress')}, ${at('payment')}, ${at('fee')}::bigint, ${at('total')}::bigint, ${at('recipient')}, ${at('note')},
        ${at('lat')}::float8, ${at('lng')}::float8, ${at('cashGiven')}::bigint, ${wasTwiceUnreceived},
        ${at('tokenHash')}::text is not null, ${at('takenBy')}, ${at('stage')}, ${at('promisedMinutes')}::int,
        case when ${at('stage')} = 'accepted' then now() end, ${at('fulfilment')}, ${at('zone')},
        ${at('scheduledFor')}::timestamptz, ${at('preparationAt')}::timestamptz, ${at('alertsFrom')}::timestamptz,
        case when ${at('stage')} = 'accepted' and ${at('preparationAt')}::timestamptz <= clock_timestamp() then clock_timestamp() end,
        ${at('codeId')}::int, ${at('discountTerms')}::jsonb, ${at('discount')}::bigint
      from next_id
      where ${at('key')}::uuid is null or exists (select from inserted_key)
      returning id, stage, placed_at`);
  const insertedLines = queries.$with('inserted_lines', {}).as(sql`
    insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras, crepas, options,
      extras_total_cents, image_url, category_id)
    select inserted_order.id, line.* from inserted_order, jsonb_to_recordset(${at('lines')}::jsonb) as line
      ("productId" int, "productName" text, "unitPriceCents" int, quantity int, extras jsonb, crepas jsonb, options jsonb,
       "extrasTotalCents" bigint, "imageUrl" text, "categoryId" int)`);
  const insertedToken = queries.$with('inserted_token', {}).as(sql`
    insert into unproven_orders (order_id, token_hash, sealed_token, address_hash)
    select id, ${at('tokenHash')}, ${at('sealedToken')}, ${at('addressHash')} from inserted_order
    where ${at('tokenHash')}::text is not null`);
  const insertedEvent = queries.$with('inserted_event', {}).as(sql`
    insert into order_events (order_id, stage) select id, stage from inserted_order`);
  return queries
    .with(nextId, insertedKey, insertedOrder, insertedLines, insertedToken, insertedEvent)
    .select()
    .from(insertedOrder)
    .prepare('insert_order');
});

/**
 * Writes an order, its idempotency key, its lines and its event in one statement: it is atomic, needs one
 * round trip, and holds the lock that orders the events for the shortest time.
 *
 * @param key null for an order without an idempotency key
 * @param window the shop's state as it was read; the statement checks that the shop is unchanged and the time
 * is not over
 * @param token of an order that waits for the shop's call; null for an ordinary one
 * @param phoneOrder null for an order of the store
 * @param bounds of the phone, for an order of the store; null where limits are off
 * @returns null if the key was used before, or if a check fails; waits for a concurrent writer of the same
 * key
 */
export async function writeOrder(
  queries: Queries,
  {
    phone,
    fulfilment,
    deliveryAddress,
    payment,
    fee,
    discount,
    code,
    total,
    zone,
    lines,
    ...options
  }: NewOrder,
  key: OrderKey | null,
  { shopSeen, takenUntil, schedule }: OrderWindow,
  token: NewToken | null = null,
  phoneOrder: PhoneOrder | null = null,
  bounds: PhoneBounds | null = null,
): Promise<PlacedOrder | null> {
  const { position, cashGiven, note, recipient } = options;
  const isAccepted = phoneOrder !== null && phoneOrder.minutes !== null;
  const [row] = await insertOrder(queries).execute({
    key: key?.key ?? null,
    requestHash: key?.requestHash ?? null,
    shopSeen,
    takenUntil: timestampFrom(takenUntil),
    phone,
    boundedPhone: phoneOrder === null ? phone : null,
    maxOpen: bounds?.maxOpenOrders ?? null,
    maxDaily: bounds?.maxDailyOrders ?? null,
    fulfilment,
    deliveryAddress,
    payment,
    fee,
    total,
    zone: zone ?? null,
    recipient,
    note: note ?? '',
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    cashGiven,
    takenBy: phoneOrder?.by.email ?? null,
    stage: isAccepted ? 'accepted' : 'received',
    promisedMinutes: phoneOrder?.minutes ?? null,
    lines: JSON.stringify(lines.map(lineValues)),
    tokenHash: token?.hash ?? null,
    sealedToken: token?.sealed ?? null,
    addressHash: token?.addressHash ?? null,
    scheduledFor: timestampFrom(schedule?.scheduledFor),
    preparationAt: timestampFrom(schedule?.preparationAt),
    alertsFrom: timestampFrom(schedule?.alertsFrom),
    maxPerQuarter: schedule?.maxPerQuarter ?? null,
    codeId: code?.code.id ?? null,
    codeSeen: code?.codeSeen ?? null,
    discountTerms: code && JSON.stringify(termsOf(code.code)),
    discount,
  });
  return row ? { id: orderId(row.id), total, state: 'active', placedAt: row.placedAt } : null;
}

const timestampFrom = (moment: Instant | null | undefined): string | null =>
  moment == null ? null : new Date(moment).toISOString();
