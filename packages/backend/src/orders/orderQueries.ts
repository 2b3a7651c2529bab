import {
  type ActiveOrder,
  type Cents,
  extraId,
  type OrderDetails,
  type OrderId,
  orderId,
  orderState,
  type PhoneNumber,
  type PlacedOrder,
  productId,
} from '@crepas/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { orderLines, orders, type SoldItem } from '../db/schema.ts';
import { answerRemarksFromRow, deliveryFromRow, isInState, remarksFromRow } from './orderRows.ts';

/** The active orders of a phone, oldest first. */
export async function readOrdersOfPhone(
  queries: Queries,
  phone: PhoneNumber,
): Promise<readonly ActiveOrder[]> {
  const rows = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.phone, phone), isInState('active')))
    .orderBy(asc(orders.id));
  const lines = await queries
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
  return rows.map((row) => ({
    id: orderId(row.id),
    total: row.totalCents as Cents,
    state: orderState(row.stage),
    stage: row.stage,
    ...remarksFromRow(row),
    isUnconfirmed: row.stage === 'received' && row.ownerAlertedAt !== null,
    items: lines
      .filter((line) => line.orderId === row.id)
      .map((line) => ({ productId: productId(line.productId), imageUrl: line.imageUrl })),
  }));
}

export type OwnedOrder = { readonly phone: PhoneNumber; readonly details: OrderDetails };

/** @returns null if the order does not exist */
export async function readOrderDetails(queries: Queries, id: OrderId): Promise<OwnedOrder | null> {
  if (!isRowId(id)) return null;
  const [row] = await queries.select().from(orders).where(eq(orders.id, id));
  if (!row) return null;
  const lines = await queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  return {
    phone: row.phone as PhoneNumber,
    details: {
      id,
      total: row.totalCents as Cents,
      placedAt: row.placedAt,
      stage: row.stage,
      ...answerRemarksFromRow(row),
      delivery: deliveryFromRow(row),
      lines: lines.map((line) => ({
        id: line.id,
        imageUrl: line.imageUrl,
        productId: productId(line.productId),
        extraIds: line.extras.map(({ id }) => extraId(id)),
        crepaIds: line.crepas.map(({ id }) => productId(id)),
        productName: line.productName,
        unitPrice: line.unitPriceCents as Cents,
        quantity: line.quantity,
        combo: joinedNames(line.crepas),
        extras: joinedNames(line.extras),
        extrasTotal: line.extrasTotalCents as Cents,
      })),
    },
  };
}

/** The first response to the order; its state may have changed since. */
export async function readPlacedOrder(queries: Queries, id: OrderId): Promise<PlacedOrder | null> {
  const [row] = await queries.select().from(orders).where(eq(orders.id, id));
  return row ? { id, total: row.totalCents as Cents, state: 'active', placedAt: row.placedAt } : null;
}

const joinedNames = (items: readonly SoldItem[]) =>
  items.length === 0 ? null : items.map(({ name }) => name).join(', ');
