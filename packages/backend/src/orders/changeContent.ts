import { createHash } from 'node:crypto';
import {
  type ContentBody,
  fulfilmentFromWire,
  type OrderBody,
  paymentMethodFromWire,
  requestedOrderFromWire,
} from '@crepas/api';
import {
  type Cents,
  centsFromPesos,
  contentDifferences,
  discountFor,
  type Fulfilment,
  type Instant,
  isEnough,
  mayChangeContent,
  type OrderDetails,
  type OrderId,
  type OrderOptions,
  type OrderStage,
  type PricedLine,
  type PricedOrder,
  priceOrder,
  zeroCents,
} from '@crepas/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { stageOfRow } from '../db/stages.ts';
import { orderEvents, orderLines, orderRevisions, orders } from '../db/tables/orders.ts';
import { queueChangedTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';
import { readShopSnapshot } from '../shop/shop.ts';
import { withChanges } from './changedPayload.ts';
import { isMomentFull, withFreeMoments } from './orderMoment.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { readOrderDetails } from './orderQueries.ts';
import { detailsFromRows, type LineRow, lockOrder, type OrderRow } from './orderRows.ts';
import { type OpenWindow, orderWindow, type RefusedOrder } from './orderWindow.ts';
import { readPricingMenu } from './readPricingMenu.ts';
import { contentOf } from './revisions.ts';
import { lineValues, soldLine } from './soldLines.ts';

export type ContentRequest = {
  readonly id: OrderId;
  /** The version of the order as the caller read it. */
  readonly version: number;
  readonly body: ContentBody;
  /** Reads the options of the changed order. Throws when a value is wrong. */
  readonly readOptions: (payload: OrderBody) => OrderOptions;
  readonly by: Editor;
};

export type ContentOutcome =
  | { readonly kind: 'contentChanged'; readonly order: OrderDetails }
  | { readonly kind: 'unknownOrder' | 'sameContent' }
  | { readonly kind: 'tooLate'; readonly present: OrderStage; readonly fulfilment: Fulfilment }
  | { readonly kind: 'otherVersion'; readonly present: OrderDetails }
  | Extract<OrderOutcome, { kind: 'changed' | 'faulty' | 'cashTooLow' | 'refused' }>;

/**
 * Changes what an order is about, keeps what it was, and tells everybody. The order's row is locked: of two changes of one
 * version one succeeds, and a cancellation or a step comes before or after it.
 */
export async function changeContent({ queries }: Database, request: ContentRequest): Promise<ContentOutcome> {
  return queries.transaction(async (inside) => {
    const row = await lockOrder(inside, request.id);
    const before = row && (await readOrderDetails(inside, request.id))?.details;
    return row && before ? changeInside(inside, request, row, before) : { kind: 'unknownOrder' };
  });
}

async function changeInside(
  inside: Queries,
  request: ContentRequest,
  row: OrderRow,
  before: OrderDetails,
): Promise<ContentOutcome> {
  const { id, version, body, by } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const next = version + 1;
  const [same] = await inside
    .select({ version: orderRevisions.version })
    .from(orderRevisions)
    .where(
      and(
        eq(orderRevisions.orderId, id),
        eq(orderRevisions.version, next),
        eq(orderRevisions.requestHash, requestHash),
      ),
    );
  if (same) return { kind: 'contentChanged', order: before };
  const stage = stageOfRow(row);
  if (!mayChangeContent(stage)) return { kind: 'tooLate', present: stage, fulfilment: row.fulfilment };
  if (row.version !== version) return { kind: 'otherVersion', present: before };

  const payload = withChanges(row, body);
  const options = request.readOptions(payload);
  const window = await windowOf(inside, row, payload, options);
  if (window.kind === 'refused') return window;
  const priced = await pricedLines(
    inside,
    row,
    fulfilmentFromWire(payload),
    body,
    window,
    options.scheduledFor,
  );
  if (priced.kind === 'belowMinimum') return window.refused(priced);
  if (priced.kind !== 'priced') return priced;
  const { lines, fee, discount, total, zone = null } = priced;
  const { cashGiven } = options;
  if (cashGiven !== null && !isEnough(total, cashGiven)) return { kind: 'cashTooLow', cashGiven, total };

  const columns = {
    stage: row.stage,
    fulfilment: fulfilmentFromWire(payload),
    deliveryAddress: payload.direccion_entrega,
    payment: paymentMethodFromWire(payload.metodo_pago),
    customerName: options.recipient,
    notes: options.note ?? '',
    pinLat: options.position?.lat ?? null,
    pinLng: options.position?.lng ?? null,
    cashGivenCents: cashGiven,
    feeCents: fee,
    feeZone: zone,
    // The code stays with the order when it takes nothing off now: another change may bring it back.
    discountCents: discount,
    totalCents: total,
    version: next,
    ...scheduleColumns(row, window, fulfilmentFromWire(payload)),
  };
  const rows = lines.map((line) => ({ orderId: id, ...lineValues(line) }));
  const now = detailsFromRows(
    { ...row, ...columns },
    rows.map((line) => ({ ...line, id: 0 })),
  );
  const differences = contentDifferences(before, now);
  if (differences.length === 0) return { kind: 'sameContent' };

  await inside.update(orders).set(columns).where(eq(orders.id, id));
  await inside.delete(orderLines).where(eq(orderLines.orderId, id));
  await inside.insert(orderLines).values(rows);
  await inside.insert(orderRevisions).values({
    orderId: id,
    version: next,
    content: contentOf(before),
    changes: { totalBefore: before.total, totalNow: total, differences },
    reason: body.motivo,
    changedBy: by.email,
    requestHash,
  });
  await queueMessages(inside, [id], 'contentChanged');
  await queueChangedTickets(inside, id, next);
  await inside.insert(orderEvents).values({ orderId: id, stage: columns.stage });
  const entity = { kind: 'order', entityId: id, name: '' } as const;
  const values = { before: { total: before.total }, after: { total } };
  await logChange({ inside, by }, { ...entity, action: 'changed', ...values });
  return { kind: 'contentChanged', order: (await readOrderDetails(inside, id))?.details ?? now };
}

/**
 * The columns that follow from the moment. Another moment schedules the preparation anew, and an order that is being prepared is on hold again if that
 * is later; "as soon as possible" gets a promise that counts from now. With the same moment, a change between delivery and pickup reschedules only a
 * preparation that has not begun.
 */
function scheduleColumns(row: OrderRow, { schedule, now, promiseMinutes }: Quoting, fulfilment: Fulfilment) {
  const { scheduledFor, preparationAt, alertsFrom, placedAt } = row;
  if ((schedule?.scheduledFor ?? null) === (scheduledFor?.getTime() ?? null)) {
    const isBegun = preparationAt === null || now >= preparationAt.getTime();
    const isOtherWay = fulfilment !== row.fulfilment;
    return schedule && isOtherWay && !isBegun ? { preparationAt: new Date(schedule.preparationAt) } : {};
  }
  const isHeldAgain = row.stage === 'preparing' && schedule !== null && now < schedule.preparationAt;
  return {
    scheduledFor: schedule && new Date(schedule.scheduledFor),
    preparationAt: schedule && new Date(schedule.preparationAt),
    preparationToldAt: null,
    ...(isHeldAgain && { stage: 'accepted' as const, preparingAt: null }),
    ...(schedule &&
      alertsFrom && { alertsFrom: new Date(Math.min(alertsFrom.getTime(), schedule.preparationAt)) }),
    // Promised minutes count from when the order was placed, which may be days ago.
    ...(schedule === null && {
      promisedMinutes: Math.floor((now - placedAt.getTime()) / minuteMs) + promiseMinutes,
    }),
  };
}

const minuteMs = 60_000;

type Quoting = Pick<
  OpenWindow,
  'kind' | 'quote' | 'refused' | 'schedule' | 'promiseMinutes' | 'now' | 'timeZone'
>;

/** The zone, the ways to pay, pickup and the moment count for what changes: an order that was taken stays taken. */
async function windowOf(
  inside: Queries,
  row: OrderRow,
  payload: OrderBody,
  { position, scheduledFor }: OrderOptions,
): Promise<Quoting | RefusedOrder> {
  const payment = paymentMethodFromWire(payload.metodo_pago);
  const fulfilment = fulfilmentFromWire(payload);
  const isSameWay = fulfilment === row.fulfilment;
  const isSamePin = (position?.lat ?? null) === row.pinLat && (position?.lng ?? null) === row.pinLng;
  const isSameMoment = scheduledFor === (row.scheduledFor?.getTime() ?? null);
  const wanted = {
    position,
    payment,
    fulfilment,
    scheduledFor,
    isByStaff: true,
    kept: { place: isSamePin, payment: payment === row.payment, fulfilment: isSameWay, moment: isSameMoment },
  };
  const snapshot = await readShopSnapshot(inside);
  const window = orderWindow(snapshot, snapshot.now, wanted);
  if (window.kind === 'refused') return withFreeMoments(inside, window, snapshot, wanted);
  if (!isSameMoment && window.schedule && (await isMomentFull(inside, window.schedule))) {
    return withFreeMoments(inside, window.refused({ kind: 'momentFull', moments: [] }), snapshot, wanted);
  }
  if (!isSamePin || !isSameWay) return window;
  // The same products to the same place cost what was agreed.
  const soldFor = subtotalOf(row);
  const zone = row.feeZone === null ? {} : { zone: row.feeZone };
  const agreed = { fee: row.feeCents as Cents, missing: zeroCents, ...zone };
  return { ...window, quote: (subtotal) => (subtotal === soldFor ? agreed : window.quote(subtotal)) };
}

/** What the products of an order cost, before fee and discount. */
const subtotalOf = ({ totalCents, feeCents, discountCents }: OrderRow) =>
  (totalCents - feeCents + discountCents) as Cents;

/**
 * What was sold keeps its price; anything else is priced as a new order. The discount is counted anew by the terms that were agreed:
 * days, pauses and uses of the code do not matter any more.
 */
async function pricedLines(
  inside: Queries,
  row: OrderRow,
  fulfilment: Fulfilment,
  { productos, envio, total = 0 }: ContentBody,
  { quote, timeZone }: Quoting,
  scheduledFor: Instant | null,
): Promise<PricedOrder> {
  const { id, discountTerms } = row;
  const rows = await inside
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  const sold: readonly PricedLine[] = rows.map(soldLine);
  if (productos === undefined) {
    const subtotal = subtotalOf(row);
    const { missing: _, ...quoted } = quote(subtotal);
    const { fee } = quoted;
    const isSame = fulfilment === row.fulfilment && fee === row.feeCents;
    const discount = isSame
      ? (row.discountCents as Cents)
      : discountFor(await menuOf(inside, rows), discountTerms, { lines: sold, fulfilment, fee });
    return { kind: 'priced', lines: sold, ...quoted, discount, total: (subtotal + fee - discount) as Cents };
  }
  const menu = await readPricingMenu(inside, { productos });
  const requested = requestedOrderFromWire({ productos, total }, menu.crepaNamed);
  const fee = envio === undefined ? null : centsFromPesos(envio);
  const moment = { at: scheduledFor ?? menu.now, timeZone };
  const terms = { sold, quote, fulfilment, discountTerms };
  return priceOrder({ ...menu, moment }, { ...requested, fee, discount: null }, terms);
}

/** What the menu has now of an order's products. */
const menuOf = (inside: Queries, rows: readonly LineRow[]) =>
  readPricingMenu(inside, { productos: rows.map(({ productId }) => ({ id_producto: productId })) });
