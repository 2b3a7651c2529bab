import { unnamedCustomer } from '@crepas/api';
import {
  type AlertReach,
  type AnswerRemarks,
  type Cents,
  type ContentChange,
  type Delivery,
  extraId,
  groupId,
  type OrderDetailLine,
  type OrderDetails,
  optionId,
  orderId,
  orderState,
  type Position,
  paymentNamed,
  productId,
  type ScheduleRemarks,
  type StaffOrder,
  type StaffRemarks,
} from '@crepas/domain';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { isHeld, stageOfRow } from '../db/stages.ts';
import { type orderLines, orders } from '../db/tables/orders.ts';

/** An order, with what the database's clock says of it. */
export type OrderRow = typeof orders.$inferSelect & { readonly isHeld: boolean };
/** The columns of a select, or of what a change returns. */
export const orderColumns = { ...getTableColumns(orders), isHeld };
export type LineRow = typeof orderLines.$inferSelect;

/** Locks the order until the commit. */
export async function lockOrder(inside: Queries, id: number): Promise<OrderRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await inside.select(orderColumns).from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
}

/** Whether the owner of its phone reads the order: not one that ended and was never confirmed (`isNeverConfirmed`). */
export const isReadByPhone = ({ awaitsConfirmation, acceptedAt, stage }: OrderRow): boolean =>
  !awaitsConfirmation || acceptedAt !== null || orderState(stage) === 'active';

/** Nothing of an order that is for as soon as possible. */
export const scheduleFromRow = ({
  scheduledFor,
  preparationAt,
  alertsFrom,
  isHeld,
}: OrderRow): ScheduleRemarks =>
  scheduledFor === null
    ? {}
    : {
        scheduledFor: scheduledFor.getTime(),
        ...(preparationAt && { preparationAt: preparationAt.getTime() }),
        ...(alertsFrom && { alertsFrom: alertsFrom.getTime() }),
        ...(isHeld && { isHeld }),
      };

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

export const pinOf = ({ pinLat, pinLng }: Pick<OrderRow, 'pinLat' | 'pinLng'>): Position | null =>
  pinLat === null || pinLng === null ? null : { lat: pinLat, lng: pinLng };

const deliveryFromRow = (row: OrderRow): Delivery => ({
  customerName: row.customerName,
  phone: row.erasedAt === null ? row.phone : '',
  deliveryAddress: row.deliveryAddress,
  fulfilment: row.fulfilment,
  payment: paymentNamed(row.payment),
  ...(row.paidAt && { paidAt: row.paidAt }),
  ...(row.transferredAt && { transferredAt: row.transferredAt }),
  position: pinOf(row),
  cashGiven: row.cashGivenCents as Cents | null,
  note: row.notes || null,
});

const sumsFromRow = ({ feeCents, discountCents, discountTerms: terms }: OrderRow) => ({
  ...(feeCents > 0 && { fee: feeCents as Cents }),
  ...(terms !== null &&
    discountCents > 0 && {
      discount: {
        name: terms.name,
        amount: discountCents as Cents,
        ...(terms.gift.kind === 'product' && { freeProductId: terms.gift.productId }),
      },
    }),
});

export const staffOrderFromRow = (row: OrderRow): StaffOrder => ({
  id: orderId(row.id),
  ...deliveryFromRow(row),
  customerName: row.erasedAt === null ? (row.customerName ?? unnamedCustomer(row.phone)) : 'Datos borrados',
  ...sumsFromRow(row),
  total: row.totalCents as Cents,
  stage: stageOfRow(row),
  placedAt: row.placedAt,
  ...scheduleFromRow(row),
  ...(row.endCause && { endCause: row.endCause }),
  ...(row.isSecondUnreceived && { isSecondUnreceived: true }),
  ...(row.takenBy !== null && { takenBy: row.takenBy }),
  ...(row.courierName !== null && { courier: row.courierName }),
  ...(row.version > 0 && { version: row.version }),
  ...answerRemarksFromRow(row),
});

/**
 * A column of a select from `orders`: the lines of each order, so that one statement reads both. The table's name is written out:
 * Drizzle leaves it out of a column in a select from one table.
 */
export const linesColumn = sql<readonly LineRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', line.id, 'orderId', line.order_id, 'productId', line.product_id, 'productName', line.product_name,
    'unitPriceCents', line.unit_price_cents, 'quantity', line.quantity, 'extras', line.extras, 'crepas', line.crepas,
    'options', line.options,
    'extrasTotalCents', line.extras_total_cents, 'imageUrl', line.image_url, 'categoryId', line.category_id) order by line.id), '[]')
  from order_lines line where line.order_id = orders.id)`;

/** A client buffers fifty events (`EventStream`): what is longer stands in the details alone. */
const maxLinesLength = 6_000;

/** With what is cooked, for the board. */
export function staffOrderWithLines(row: OrderRow, rows: readonly LineRow[]): StaffOrder {
  const lines = rows.map(lineFromRow);
  const order = staffOrderFromRow(row);
  return JSON.stringify(lines).length > maxLinesLength ? order : { ...order, lines };
}

export const lineFromRow = (line: LineRow): OrderDetailLine => ({
  id: line.id,
  imageUrl: line.imageUrl,
  productId: productId(line.productId),
  productName: line.productName,
  unitPrice: line.unitPriceCents as Cents,
  quantity: line.quantity,
  crepas: line.crepas.map(({ id, name }) => ({ id: productId(id), name })),
  extras: line.extras.map(({ id, name }) => ({ id: extraId(id), name })),
  groups: line.options.map(({ id, name, included, options }) => ({
    id: groupId(id),
    name,
    ...(included > 0 && { included }),
    options: options.map(({ id, name, quantity, priceCents }) => ({
      id: optionId(id),
      name,
      quantity,
      price: priceCents as Cents,
    })),
  })),
  extrasTotal: line.extrasTotalCents as Cents,
});

/** @param lines the order's own, in their order */
export const detailsFromRows = (
  row: OrderRow,
  lines: readonly LineRow[],
  contentChanges: readonly ContentChange[] = [],
): OrderDetails => ({
  id: orderId(row.id),
  ...sumsFromRow(row),
  total: row.totalCents as Cents,
  placedAt: row.placedAt,
  stage: stageOfRow(row),
  ...scheduleFromRow(row),
  ...answerRemarksFromRow(row),
  delivery: row.erasedAt === null ? deliveryFromRow(row) : null,
  ...(row.version > 0 && { version: row.version }),
  ...(contentChanges.length > 0 && { contentChanges }),
  lines: lines.map(lineFromRow),
});
