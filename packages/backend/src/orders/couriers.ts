import { type OrderId, orderState, type StaffOrder } from '@crepas/domain';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId, onlyRow } from '../db/rows.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { lockOrder, orderColumns, staffOrderFromRow } from './orderRows.ts';

export type CourierOutcome =
  | { readonly kind: 'changed'; readonly order: StaffOrder }
  | { readonly kind: 'unknownOrder' }
  /** Nobody brings an order that has ended or is picked up. */
  | { readonly kind: 'notBrought' };

/** The same name again causes no other event. @param name empty: nobody is named */
export async function setCourier({ queries }: Database, id: OrderId, name: string): Promise<CourierOutcome> {
  if (!isRowId(id)) return { kind: 'unknownOrder' };
  const courierName = name === '' ? null : name;
  return queries.transaction(async (inside) => {
    const before = await lockOrder(inside, id);
    if (!before) return { kind: 'unknownOrder' };
    if (before.fulfilment === 'pickup' || orderState(before.stage) !== 'active')
      return { kind: 'notBrought' };
    if (before.courierName === courierName) return { kind: 'changed', order: staffOrderFromRow(before) };
    const updated = inside.update(orders).set({ courierName }).where(eq(orders.id, id));
    const row = onlyRow(await updated.returning(orderColumns));
    await inside.insert(orderEvents).values({ orderId: id, stage: row.stage });
    return { kind: 'changed', order: staffOrderFromRow(row) };
  });
}

const maxNames = 12;

/** The names of the last seven days, the most frequent ones first. */
export async function readCouriers(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .select({ name: orders.courierName })
    .from(orders)
    .where(and(isNotNull(orders.courierName), gt(orders.placedAt, sql`now() - interval '7 days'`)))
    .groupBy(orders.courierName)
    .orderBy(desc(sql`count(*)`), orders.courierName)
    .limit(maxNames);
  return rows.flatMap(({ name }) => name ?? []);
}
