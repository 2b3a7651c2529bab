import {
  type EndCause,
  type Fulfilment,
  mayStep,
  needsReason,
  type OrderId,
  type OrderStage,
  orderState,
  type StaffOrder,
} from '@crepas/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { recordAction } from '../changes/orderActions.ts';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { stageOfRow, storedStage } from '../db/stages.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { cancelTickets, queueDueTickets, queueTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';
import { type OrderRow, orderColumns, staffOrderFromRow } from './orderRows.ts';

export type StageRequest = {
  readonly id: OrderId;
  readonly stage: OrderStage;
  /** Stored if the stage needs a reason, otherwise ignored. */
  readonly reason: string | null;
  /** Stored with the reason. */
  readonly cause?: EndCause | null;
  /** Stored while the order is active, otherwise ignored. */
  readonly minutes: number | null;
  readonly by: Editor;
};

export type StageOutcome =
  | { readonly kind: 'changed'; readonly order: StaffOrder }
  | { readonly kind: 'unknownOrder' }
  | { readonly kind: 'reasonMissing' }
  /** The order is at stage `present`, which has no transition to the requested stage. */
  | ({ readonly kind: 'noSuchStep' } & PresentStage);

type PresentStage = { readonly present: OrderStage; readonly fulfilment: Fulfilment };

/** The stages of which the customer gets a push message. */
const pushedStages: ReadonlySet<OrderStage> = new Set(['accepted', 'onTheWay', 'rejected', 'cancelled']);

/** Makes one transition of the stage machine and writes its event. Of concurrent requests exactly one succeeds. */
export async function changeStage({ queries }: Database, request: StageRequest): Promise<StageOutcome> {
  if (!isRowId(request.id)) return { kind: 'unknownOrder' };
  return queries.transaction((transaction) => stepInTransaction(transaction, request));
}

async function stepInTransaction(queries: Queries, request: StageRequest): Promise<StageOutcome> {
  const { id, stage, by } = request;
  const read = await readStage(queries, id);
  if (read === null) return { kind: 'unknownOrder' };
  const from = read.present;
  if (!mayStep(from, stage)) return { kind: 'noSuchStep', ...read };
  if (needsReason(stage) && request.reason === null) return { kind: 'reasonMissing' };

  const [row] = await queries
    .update(orders)
    .set({ stage: storedStage(stage), ...timestampOf(stage), ...remarksOf(request) })
    .where(and(eq(orders.id, id), eq(orders.stage, storedStage(from))))
    .returning(orderColumns);
  // A concurrent request changed the stage after `readStage`.
  if (!row) return { kind: 'noSuchStep', ...read, ...(await readStage(queries, id)) };
  if (pushedStages.has(stage)) await queueMessages(queries, [id], stage);
  if (await startsPreparation(queries, row)) {
    await queueMessages(queries, [id], 'preparationDue');
    await queueDueTickets(queries, id);
  }
  if (stage === 'accepted') await queueTickets(queries, id);
  if (orderState(stage) === 'cancelled') await cancelTickets(queries, id);
  await recordAction({ inside: queries, by }, id, stage);
  await queries.insert(orderEvents).values({ orderId: id, stage: row.stage });
  return { kind: 'changed', order: staffOrderFromRow(row) };
}

/**
 * Whether this step begins an order for later, so that its customer gets a message: staff begin it early. An order that is accepted when its
 * preparation is due already needs none beside the one of the acceptance. Either way no later message is sent.
 */
async function startsPreparation(queries: Queries, { id, stage, isHeld }: OrderRow): Promise<boolean> {
  if (stage === 'received' || isHeld) return false;
  const newlyTold = await queries
    .update(orders)
    .set({ preparationToldAt: sql`clock_timestamp()` })
    .where(and(eq(orders.id, id), isNotNull(orders.preparationAt), isNull(orders.preparationToldAt)))
    .returning({ id: orders.id });
  return stage === 'preparing' && newlyTold.length > 0;
}

async function readStage(queries: Queries, id: OrderId): Promise<PresentStage | null> {
  const [row] = await queries
    .select({
      stage: orders.stage,
      awaitsConfirmation: orders.awaitsConfirmation,
      fulfilment: orders.fulfilment,
    })
    .from(orders)
    .where(eq(orders.id, id));
  return row ? { present: stageOfRow(row), fulfilment: row.fulfilment } : null;
}

const remarksOf = ({ stage, reason, cause, minutes }: StageRequest) => ({
  ...(needsReason(stage) && { endReason: reason, endCause: cause ?? null }),
  ...(orderState(stage) === 'active' && minutes !== null && { promisedMinutes: minutes }),
});

const now = sql`now()`;

/** When the order reached the stage. `placed_at` is the time of `received`. */
function timestampOf(stage: OrderStage) {
  switch (stage) {
    case 'awaitingConfirmation':
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
