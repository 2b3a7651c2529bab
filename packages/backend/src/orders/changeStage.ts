import {
  mayStep,
  needsReason,
  type OrderId,
  type OrderStage,
  orderState,
  type StaffOrder,
} from '@crepas/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { orderEvents, orders } from '../db/schema.ts';
import { staffOrderFromRow } from './orderRows.ts';

export type StageRequest = {
  readonly id: OrderId;
  readonly stage: OrderStage;
  /** Kept when the stage needs one, else of no effect. */
  readonly reason: string | null;
  /** Kept while the order is on its way to the customer, else of no effect. */
  readonly minutes: number | null;
};

export type StageOutcome =
  | { readonly kind: 'changed'; readonly order: StaffOrder }
  | { readonly kind: 'unknownOrder' }
  | { readonly kind: 'reasonMissing' }
  /** The order stands at `present`, from where no such step leads. */
  | { readonly kind: 'noSuchStep'; readonly present: OrderStage };

/** Takes one step of the stage machine, with its event. Of several at once from the same stage one succeeds. */
export async function changeStage({ queries }: Database, request: StageRequest): Promise<StageOutcome> {
  if (!isRowId(request.id)) return { kind: 'unknownOrder' };
  return queries.transaction((inside) => stepInside(inside, request));
}

async function stepInside(queries: Queries, request: StageRequest): Promise<StageOutcome> {
  const { id, stage } = request;
  const from = await readStage(queries, id);
  if (from === null) return { kind: 'unknownOrder' };
  if (!mayStep(from, stage)) return { kind: 'noSuchStep', present: from };
  if (needsReason(stage) && request.reason === null) return { kind: 'reasonMissing' };

  const [row] = await queries
    .update(orders)
    .set({ stage, ...stampOf(stage), ...remarksOf(request) })
    .where(and(eq(orders.id, id), eq(orders.stage, from)))
    .returning();
  // Somebody was faster between the reading and the writing.
  if (!row) return { kind: 'noSuchStep', present: (await readStage(queries, id)) ?? from };
  await queries.insert(orderEvents).values({ orderId: id, stage });
  return { kind: 'changed', order: staffOrderFromRow(row) };
}

async function readStage(queries: Queries, id: OrderId): Promise<OrderStage | null> {
  const [row] = await queries.select({ stage: orders.stage }).from(orders).where(eq(orders.id, id));
  return row?.stage ?? null;
}

const remarksOf = ({ stage, reason, minutes }: StageRequest) => ({
  ...(needsReason(stage) && { endReason: reason }),
  ...(orderState(stage) === 'active' && minutes !== null && { promisedMinutes: minutes }),
});

const now = sql`now()`;

/** When the order reached the stage; when it was received is when it was placed. */
function stampOf(stage: OrderStage) {
  switch (stage) {
    case 'received':
      return {};
    case 'accepted':
      return { acceptedAt: now };
    case 'preparing':
      return { preparingAt: now };
    case 'onTheWay':
      return { onTheWayAt: now };
    case 'delivered':
      return { deliveredAt: now };
    case 'rejected':
      return { rejectedAt: now };
    case 'cancelled':
      return { cancelledAt: now };
  }
}
