import type { OrderAction, OrderActionKind, OrderId } from '@crepas/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { orderActions } from '../db/tables/orders.ts';
import type { Edit } from './Editor.ts';

/** In the transaction of the action. Before its event, which is the last that a transaction writes. */
export async function recordAction({ inside, by }: Edit, orderId: OrderId, action: OrderActionKind) {
  await inside.insert(orderActions).values({ orderId, action, ...by });
}

/** Oldest first. */
export async function readActions(queries: Queries, id: OrderId): Promise<readonly OrderAction[]> {
  if (!isRowId(id)) return [];
  const own = queries.select().from(orderActions).where(eq(orderActions.orderId, id));
  const rows = await own.orderBy(asc(orderActions.id));
  return rows.map(({ action, at, email }) => ({ kind: action, at, by: email }));
}
