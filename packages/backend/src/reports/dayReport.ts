import { type DayReport, paymentFromWire } from '@crepas/api';
import type { Cents } from '@crepas/domain';
import { and, count, isNotNull, sql, sum } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import { type Hours, hoursOf, isCounted, isSold } from './definitions.ts';
import { inSnapshot } from './readRows.ts';
import { readSold } from './readSold.ts';
import { readSums } from './readSums.ts';

/**
 * The part of the report that staff see: one day of the shop.
 *
 * @param day `2026-11-21`; must exist
 */
export const readDayReport = (database: Database, day: string, timeZone: string): Promise<DayReport> =>
  inSnapshot(database, async (queries) => {
    const range = { from: day, to: day };
    const hours = hoursOf(range, timeZone);
    const { totals, span } = await readSums(queries, range, hours);
    const { products } = await readSold(queries, hours, span);
    const cash = await readCash(queries, hours);
    const byPayment = await readPayments(queries, hours);
    return {
      day,
      delivered: totals.delivered,
      active: totals.active,
      cancelled: totals.lost,
      sales: totals.sales,
      ...(totals.fees !== undefined && { fees: totals.fees }),
      products: products.map(({ name, quantity, sales }) => ({ name, quantity, sales })),
      ...(cash.orders > 0 && { cash }),
      ...(byPayment.some(({ payment }) => payment !== 'cash') && { byPayment }),
    };
  });

/** The cash of delivered orders whose customer said with how much they pay. */
async function readCash(queries: Queries, hours: Hours): Promise<NonNullable<DayReport['cash']>> {
  const { cashGivenCents, totalCents } = orders;
  const [row] = await queries
    .select({
      orders: count(),
      given: sum(cashGivenCents).mapWith(Number),
      change: sum(sql`${cashGivenCents} - ${totalCents}`).mapWith(Number),
    })
    .from(orders)
    .where(and(isCounted(hours), isSold, isNotNull(cashGivenCents)));
  return {
    orders: row?.orders ?? 0,
    given: (row?.given ?? 0) as Cents,
    change: (row?.change ?? 0) as Cents,
  };
}

/** The sums of delivered orders by way to pay; the largest first. */
async function readPayments(queries: Queries, hours: Hours): Promise<NonNullable<DayReport['byPayment']>> {
  const rows = await queries
    .select({
      method: orders.paymentMethod,
      orders: count(),
      sales: sum(orders.totalCents).mapWith(Number),
    })
    .from(orders)
    .where(and(isCounted(hours), isSold))
    .groupBy(orders.paymentMethod)
    .orderBy(sql`3 desc, 1`);
  return rows.map(({ method, orders, sales }) => ({
    payment: paymentFromWire(method),
    orders,
    sales: sales as Cents,
  }));
}
