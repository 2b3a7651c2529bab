import { unnamedCustomer } from '@crepas/api';
import {
  type AnswerRemarks,
  type Cents,
  type Delivery,
  type OrderState,
  orderId,
  orderStages,
  orderState,
  type StaffOrder,
  type StaffRemarks,
} from '@crepas/domain';
import { inArray, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;

export const isInState = (state: OrderState): SQL =>
  inArray(
    orders.stage,
    orderStages.filter((stage) => orderState(stage) === state),
  );

export const remarksFromRow = ({ promisedMinutes, endReason }: OrderRow): StaffRemarks => ({
  minutes: promisedMinutes,
  reason: endReason,
});

export const answerRemarksFromRow = (row: OrderRow): AnswerRemarks => ({
  ...remarksFromRow(row),
  endedBy: row.endedBy,
  alerts: { staff: row.staffAlertedAt, owner: row.ownerAlertedAt },
});

export const deliveryFromRow = (row: OrderRow): Delivery => ({
  customerName: row.customerName,
  phone: row.phone,
  deliveryAddress: row.deliveryAddress,
  paymentMethod: row.paymentMethod,
  position: row.pinLat === null || row.pinLng === null ? null : { lat: row.pinLat, lng: row.pinLng },
  cashGiven: row.cashGivenCents as Cents | null,
  note: row.notes || null,
});

export const staffOrderFromRow = (row: OrderRow): StaffOrder => ({
  id: orderId(row.id),
  ...deliveryFromRow(row),
  customerName: row.customerName ?? unnamedCustomer(row.phone),
  total: row.totalCents as Cents,
  stage: row.stage,
  placedAt: row.placedAt,
  ...answerRemarksFromRow(row),
});
