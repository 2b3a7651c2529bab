import type { DayReport } from '@crepas/api';
import {
  type Cents,
  type CourierCash,
  courierCash,
  isTransferDue,
  orderId,
  paymentNamed,
} from '@crepas/domain';
import { and, count, sql, sum } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { orders } from '../db/tables/orders.ts';
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
    const { products, options } = await readSold(queries, hours, span);
    const { cash, dueTransfers } = await readCollected(queries, hours);
    const byPayment = await readPayments(queries, hours);
    return {
      day,
      delivered: totals.delivered,
      active: totals.active,
      cancelled: totals.lost,
      sales: totals.sales,
      ...(totals.fees !== undefined && { fees: totals.fees }),
      ...(totals.discounts !== undefined && { discounts: totals.discounts }),
      products: products.map(({ name, quantity, sales }) => ({ name, quantity, sales })),
      ...(options.length > 0 && { options }),
      ...(cash.orders > 0 && { cash }),
      ...(dueTransfers.length > 0 && { dueTransfers }),
      ...(byPayment.some(({ payment }) => payment !== 'cash') && { byPayment }),
    };
  });

/** What the money of delivered orders says, by the domain's rules. A day has some hundred orders. */
async function readCollected(
  queries: Queries,
  hours: Hours,
): Promise<{ readonly cash: CourierCash; readonly dueTransfers: NonNullable<DayReport['dueTransfers']> }> {
  const { id, fulfilment, payment, totalCents, cashGivenCents, paidAt } = orders;
  const rows = await queries
    .select({ id, fulfilment, payment, totalCents, cashGivenCents, paidAt })
    .from(orders)
    .where(and(isCounted(hours), isSold))
    .orderBy(id);
  const collected = rows.map((row) => ({
    id: orderId(row.id),
    fulfilment: row.fulfilment,
    payment: paymentNamed(row.payment),
    total: row.totalCents as Cents,
    cashGiven: row.cashGivenCents as Cents | null,
    ...(row.paidAt && { paidAt: row.paidAt }),
  }));
  return {
    cash: courierCash(collected),
    dueTransfers: collected.filter(isTransferDue).map(({ id, total }) => ({ id, total })),
  };
}

/** The sums of delivered orders by way to pay; the largest first, of equal ones cash. */
async function readPayments(queries: Queries, hours: Hours): Promise<NonNullable<DayReport['byPayment']>> {
  const rows = await queries
    .select({
      method: orders.payment,
      orders: count(),
      sales: sum(orders.totalCents).mapWith(Number),
    })
    .from(orders)
    .where(and(isCounted(hours), isSold))
    .groupBy(orders.payment)
    .orderBy(sql`3 desc, ${orders.payment} <> 'cash', 1`);
  return rows.map(({ method, orders, sales }) => ({
    payment: paymentNamed(method),
    orders,
    sales: sales as Cents,
  }));
}
