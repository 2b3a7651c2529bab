import type { DayReport } from '@crepas/api';
import { type Cents, type OrderState, orderState } from '@crepas/domain';
import { and, count, eq, isNotNull, not, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderLines, orders } from '../db/schema.ts';
import { isAwaiting } from './orderRows.ts';
import { placedOn } from './shopDay.ts';

/**
 * The orders of one day of the shop.
 *
 * @param day `2026-11-21`; must exist
 */
export async function readDayReport(queries: Queries, day: string, timeZone: string): Promise<DayReport> {
  const isOfDay = placedOn(day, timeZone);
  const byStage = await queries
    .select({ stage: orders.stage, orders: count(), sales: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    // An order that waits for the shop's call is not counted yet.
    .where(and(isOfDay, not(isAwaiting)))
    .groupBy(orders.stage);
  const inState = (state: OrderState) => byStage.filter(({ stage }) => orderState(stage) === state);
  const countIn = (state: OrderState) => inState(state).reduce((total, row) => total + row.orders, 0);
  const cash = await readCash(queries, isOfDay);
  return {
    day,
    delivered: countIn('completed'),
    active: countIn('active'),
    cancelled: countIn('cancelled'),
    sales: inState('completed').reduce((total, row) => total + row.sales, 0) as Cents,
    products: await readSoldProducts(queries, isOfDay),
    ...(cash.orders > 0 && { cash }),
  };
}

/** Of the delivered orders whose customer said with how much they pay. */
async function readCash(queries: Queries, isOfDay: SQL | undefined): Promise<NonNullable<DayReport['cash']>> {
  const { cashGivenCents, totalCents } = orders;
  const [row] = await queries
    .select({
      orders: count(),
      given: sum(cashGivenCents).mapWith(Number),
      change: sum(sql`${cashGivenCents} - ${totalCents}`).mapWith(Number),
    })
    .from(orders)
    .where(and(isOfDay, eq(orders.stage, 'delivered'), isNotNull(cashGivenCents)));
  return {
    orders: row?.orders ?? 0,
    given: (row?.given ?? 0) as Cents,
    change: (row?.change ?? 0) as Cents,
  };
}

/** Of the delivered orders, grouped by product and its name at that time; best sellers first. */
async function readSoldProducts(queries: Queries, isOfDay: SQL | undefined): Promise<DayReport['products']> {
  const line = sql`${orderLines.unitPriceCents}::bigint * ${orderLines.quantity} + ${orderLines.extrasTotalCents}`;
  const sales = sql`sum(${line})`.mapWith(Number);
  const rows = await queries
    .select({ name: orderLines.productName, quantity: sum(orderLines.quantity).mapWith(Number), sales })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOfDay, eq(orders.stage, 'delivered')))
    .groupBy(orderLines.productId, orderLines.productName)
    .orderBy(sql`3 desc, 1`);
  return rows.map((row) => ({ ...row, sales: row.sales as Cents }));
}
