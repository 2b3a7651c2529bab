import { paymentFromWire, unnamedCustomer } from '@crepas/api';
import {
  type AlertReach,
  type AnswerRemarks,
  type Cents,
  type ContentChange,
  type Delivery,
  extraId,
  type OrderDetails,
  type OrderStage,
  type OrderState,
  orderId,
  orderStages,
  orderState,
  productId,
  type StaffOrder,
  type StaffRemarks,
} from '@crepas/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type orderLines, orders, type SoldItem, type StoredStage } from '../db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** The stage as the column has it. */
export const storedStage = (stage: OrderStage): StoredStage =>
  stage === 'awaitingConfirmation' ? 'received' : stage;

export const stageOfRow = ({
  stage,
  awaitsConfirmation,
}: Pick<OrderRow, 'stage' | 'awaitsConfirmation'>): OrderStage =>
  stage === 'received' && awaitsConfirmation ? 'awaitingConfirmation' : stage;

/** Waits for the shop's call: nobody prepares or counts it yet. */
export const isAwaiting: SQL = sql`(${orders.awaitsConfirmation} and ${orders.stage} = 'received')`;

/** The values of the column for these stages, each once: the partial indexes need exactly them. */
export const storedStages = (is: (stage: OrderStage) => boolean): StoredStage[] => [
  ...new Set(orderStages.filter(is).map(storedStage)),
];

export const stagesIn = (state: OrderState): StoredStage[] =>
  storedStages((stage) => orderState(stage) === state);

export const isInState = (state: OrderState): SQL => inArray(orders.stage, stagesIn(state));

export const remarksFromRow = ({ promisedMinutes, endReason }: OrderRow): StaffRemarks => ({
  minutes: promisedMinutes,
  reason: endReason,
});

const answerRemarksFromRow = (row: OrderRow): AnswerRemarks => ({
  ...remarksFromRow(row),
  endedBy: row.endedBy,
  alerts: {
    staff: row.staffAlertedAt,
    owner: row.ownerAlertedAt,
    ...(row.staffAlertDevices !== null && {
      reach: {
        staff: reachOf(row.staffAlertDevices, row.staffAlertReached),
        ...(row.ownerAlertDevices !== null && {
          owner: reachOf(row.ownerAlertDevices, row.ownerAlertReached),
        }),
      },
    }),
  },
});

const reachOf = (devices: number, reached: number | null): AlertReach => ({ devices, reached: reached ?? 0 });

const deliveryFromRow = (row: OrderRow): Delivery => ({
  customerName: row.customerName,
  phone: row.erasedAt === null ? row.phone : '',
  deliveryAddress: row.deliveryAddress,
  payment: paymentFromWire(row.paymentMethod),
  ...(row.paidAt && { paidAt: row.paidAt }),
  ...(row.transferredAt && { transferredAt: row.transferredAt }),
  position: row.pinLat === null || row.pinLng === null ? null : { lat: row.pinLat, lng: row.pinLng },
  cashGiven: row.cashGivenCents as Cents | null,
  note: row.notes || null,
});

export const staffOrderFromRow = (row: OrderRow): StaffOrder => ({
  id: orderId(row.id),
  ...deliveryFromRow(row),
  customerName: row.erasedAt === null ? (row.customerName ?? unnamedCustomer(row.phone)) : 'Datos borrados',
  total: row.totalCents as Cents,
  stage: stageOfRow(row),
  placedAt: row.placedAt,
  ...(row.endCause && { endCause: row.endCause }),
  ...(row.isSecondUnreceived && { isSecondUnreceived: true }),
  ...(row.takenBy !== null && { takenBy: row.takenBy }),
  ...(row.version > 0 && { version: row.version }),
  ...answerRemarksFromRow(row),
});

/** @param lines the order's own, in their order */
export const detailsFromRows = (
  row: OrderRow,
  lines: readonly LineRow[],
  contentChanges: readonly ContentChange[] = [],
): OrderDetails => ({
  id: orderId(row.id),
  total: row.totalCents as Cents,
  placedAt: row.placedAt,
  stage: stageOfRow(row),
  ...answerRemarksFromRow(row),
  delivery: row.erasedAt === null ? deliveryFromRow(row) : null,
  ...(row.version > 0 && { version: row.version }),
  ...(contentChanges.length > 0 && { contentChanges }),
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
});

const joinedNames = (items: readonly SoldItem[]) =>
  items.length === 0 ? null : items.map(({ name }) => name).join(', ');
