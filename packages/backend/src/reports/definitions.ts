import type { OrderState } from '@crepas/domain';
import { type DayRange, hourStarts } from '@crepas/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { isInState, isNeverConfirmed, stagesIn } from '../db/stages.ts';
import { orderLines, orders } from '../db/tables/orders.ts';
import { isWithin, orderMoment } from '../orders/shopDay.ts';

/**
 * What each figure of a report means, once: the report, its files and the report of a day take it from here. An order belongs to the
 * moment at which it was placed, one for later to the moment that it is for.
 */

/** The hours of the range's days, as {@link hourStarts} has them. */
export type Hours = { readonly starts: readonly number[]; readonly from: SQL; readonly to: SQL };

export function hoursOf(range: DayRange, timeZone: string): Hours {
  const starts = hourStarts(range, timeZone);
  return { starts, from: moment(starts[0] ?? 0), to: moment(starts.at(-1) ?? 0) };
}

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** An order that waits for the shop's call is not counted yet, and one that never got it is not counted at all. */
export const isCounted = ({ from, to }: Hours): SQL => sql`${isWithin(from, to)} and not ${isNeverConfirmed}`;

/** The index of the order's hour in `starts`. */
export const hourIndex = ({ starts }: Hours): SQL =>
  sql`width_bucket(${orderMoment}, ${`{${starts.map((ms) => new Date(ms).toISOString()).join()}}`}::timestamptz[]) - 1`;

/** Only delivered orders are sold. */
export const isSold: SQL = isInState('completed');

/** The promise of an order for later is its moment. */
const promisedAt = sql`coalesce(${orders.scheduledFor}, ${orders.placedAt} + ${orders.promisedMinutes} * interval '1 minute')`;

/** What the database adds up first, of orders in one stage; {@link orderSums} reads it. */
export const stageSums: SQL = sql`
  ${orders.stage}, count(*) as orders, sum(${orders.totalCents}) as total, sum(${orders.feeCents}) as fees, sum(${orders.discountCents}) as discounts, count(${promisedAt}) as promised,
  count(*) filter (where ${orders.deliveredAt} <= ${promisedAt}) as kept,
  count(*) filter (where ${orders.isExample}) as examples`;

const sumIn = (state: OrderState, column: string, name: string): SQL =>
  sql`coalesce(sum(${sql.raw(column)}) filter (where ${inArray(sql`stage`, stagesIn(state))}), 0)::float8 as ${sql.raw(name)}`;

/** The sums of any group of orders, named as {@link SumsRow}. Minutes of a promise count from when the order was placed. */
export const orderSums: SQL = sql`
  coalesce(sum(orders), 0)::float8 as received,
  ${sumIn('completed', 'orders', 'delivered')}, ${sumIn('completed', 'total', 'sales')}, ${sumIn('completed', 'fees', 'fees')},
  ${sumIn('completed', 'discounts', 'discounts')},
  ${sumIn('active', 'orders', 'active')},
  ${sumIn('cancelled', 'orders', 'lost')}, ${sumIn('cancelled', 'total', 'lost_amount')},
  ${sumIn('completed', 'promised', 'promised')}, ${sumIn('completed', 'kept', 'kept')},
  coalesce(sum(examples), 0)::float8 as examples`;

export type SumsRow = Readonly<
  Record<
    | 'received'
    | 'delivered'
    | 'sales'
    | 'fees'
    | 'discounts'
    | 'active'
    | 'lost'
    | 'lost_amount'
    | 'promised'
    | 'kept'
    | 'examples',
    number
  >
>;

/** The ids of a range's orders. Lines have an index by order and no time: without this the database would read all of them. */
export type Span = { readonly first: number; readonly last: number };
export const isLineIn = ({ first, last }: Span): SQL =>
  sql`${orderLines.orderId} between ${first} and ${last}`;

/** What a line brought, its extras included. */
export const lineSales: SQL = sql`${orderLines.unitPriceCents}::bigint * ${orderLines.quantity} + ${orderLines.extrasTotalCents}`;
