import {
  type ActiveOrder,
  type Cents,
  categoryId,
  type DiscountTerms,
  type OrderDetails,
  type OrderId,
  orderId,
  orderState,
  type PhoneNumber,
  type PlacedOrder,
  productId,
  type StaffOrder,
  staffPastDays,
} from '@crepas/domain';
import { and, asc, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { isInState, isNeverConfirmed, stageOfRow } from '../db/stages.ts';
import { products } from '../db/tables/menu.ts';
import { orderLines, orders } from '../db/tables/orders.ts';
import {
  detailsFromRows,
  isReadByPhone,
  type LineRow,
  linesColumn,
  type OrderRow,
  orderColumns,
  remarksFromRow,
  scheduleFromRow,
  staffOrderWithLines,
} from './orderRows.ts';
import { readContentChanges } from './revisions.ts';
import { isOlder } from './shopDay.ts';

/** The active orders of a phone, oldest first; also one that waits for the shop's call (decision T1). */
export async function readOrdersOfPhone(
  queries: Queries,
  phone: PhoneNumber,
): Promise<readonly ActiveOrder[]> {
  const rows = await queries
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.phone, phone), isInState('active')))
    .orderBy(asc(orders.id));
  const lines = await readLines(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: orderId(row.id),
    total: row.totalCents as Cents,
    state: orderState(row.stage),
    stage: stageOfRow(row),
    placedAt: row.placedAt,
    fulfilment: row.fulfilment,
    ...scheduleFromRow(row),
    ...remarksFromRow(row),
    isUnconfirmed: row.stage === 'received' && row.ownerAlertedAt !== null,
    ...(row.version > 0 && { version: row.version }),
    items: lines
      .filter((line) => line.orderId === row.id)
      .map((line) => ({ productId: productId(line.productId), imageUrl: line.imageUrl })),
  }));
}

export type OwnedOrder = {
  /** Whose order it is. Null for one that ended and was never confirmed: only its token reads it. */
  readonly phone: PhoneNumber | null;
  /** The order ended so long ago that only the owner and its customer read it. */
  readonly isOld: boolean;
  readonly details: OrderDetails;
  /** Null without a code. */
  readonly discountTerms: DiscountTerms | null;
};

/** @returns null if the order does not exist */
export async function readOrderDetails(queries: Queries, id: OrderId): Promise<OwnedOrder | null> {
  if (!isRowId(id)) return null;
  const isOld = sql<boolean>`${not(isInState('active'))} and ${isOlder(staffPastDays)}`;
  const [read] = await queries.select({ row: orderColumns, isOld }).from(orders).where(eq(orders.id, id));
  if (!read) return null;
  const { row } = read;
  const [details] = await withLines(queries, [row]);
  const phone = isReadByPhone(row) ? (row.phone as PhoneNumber) : null;
  return details ? { phone, isOld: read.isOld, details, discountTerms: row.discountTerms } : null;
}

/**
 * For staff: with what a change of the order is discounted by. A line has the category of which the change would count it: today's, or for what
 * is off the menu the one in which it was sold.
 */
export async function withDiscountTerms(
  queries: Queries,
  { details, discountTerms }: OwnedOrder,
): Promise<OrderDetails> {
  if (discountTerms === null) return details;
  const counted = await queries
    .select({ id: orderLines.id, sold: orderLines.categoryId, now: products.categoryId })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, details.id));
  const categoryOf = new Map(counted.map(({ id, sold, now }) => [id, now ?? sold]));
  const lines = details.lines.map((line) => {
    const category = categoryOf.get(line.id) ?? null;
    return category === null ? line : { ...line, categoryId: categoryId(category) };
  });
  return { ...details, discountTerms, lines };
}

/** The orders of a phone that have ended, newest first; none that the shop never confirmed. */
export async function readPastOrdersOfPhone(
  queries: Queries,
  phone: PhoneNumber,
  limit: number,
): Promise<readonly OrderDetails[]> {
  const hasEnded = or(isInState('completed'), isInState('cancelled'));
  const rows = await queries
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.phone, phone), hasEnded, not(isNeverConfirmed)))
    .orderBy(desc(orders.id))
    .limit(limit);
  return withLines(queries, rows);
}

/** The orders with their lines, in the order of the rows. */
export async function withLines(
  queries: Queries,
  rows: readonly OrderRow[],
): Promise<readonly OrderDetails[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await readLines(queries, ids);
  const changed = rows.filter(({ version }) => version > 0).map(({ id }) => id);
  const changes = await readContentChanges(queries, changed);
  return rows.map((row) =>
    detailsFromRows(
      row,
      lines.filter(({ orderId }) => orderId === row.id),
      changes.get(row.id),
    ),
  );
}

/** The first response to the order; its state may have changed since. */
export async function readPlacedOrder(queries: Queries, id: OrderId): Promise<PlacedOrder | null> {
  const [row] = await queries.select().from(orders).where(eq(orders.id, id));
  return row ? { id, total: row.totalCents as Cents, state: 'active', placedAt: row.placedAt } : null;
}

const readLines = (queries: Queries, ids: readonly number[]): Promise<LineRow[]> =>
  queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.id));

/** Every active order with its lines, oldest first. */
export async function readActiveOrders(queries: Queries): Promise<readonly StaffOrder[]> {
  const rows = await queries
    .select({ order: orderColumns, lines: linesColumn })
    .from(orders)
    .where(isInState('active'))
    .orderBy(asc(orders.id));
  return rows.map(({ order, lines }) => staffOrderWithLines(order, lines));
}
