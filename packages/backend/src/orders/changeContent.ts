import { createHash } from 'node:crypto';
import {
  type ContentBody,
  fulfilmentFromWire,
  fulfilmentToWire,
  type OrderBody,
  paymentMethodFromWire,
  paymentMethodToWire,
  requestedOrderFromWire,
} from '@crepas/api';
import {
  addCents,
  type Cents,
  centsFromPesos,
  contentDifferences,
  type Fulfilment,
  isEnough,
  mayChangeContent,
  type OrderDetails,
  type OrderId,
  type OrderOptions,
  type OrderStage,
  type PricedLine,
  type PricedOrder,
  pesosFromCents,
  pickupAddress,
  priceOrder,
  zeroCents,
} from '@crepas/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { lockRow } from '../db/rows.ts';
import { orderEvents, orderLines, orderRevisions, orders } from '../db/schema.ts';
import { stageOfRow } from '../db/stages.ts';
import { queueChangedTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';
import { readOrderDetails } from './orderQueries.ts';
import { detailsFromRows, type OrderRow, pinOf } from './orderRows.ts';
import { type OpenWindow, type RefusedOrder, readOrderWindow } from './orderWindow.ts';
import type { OrderOutcome } from './placeOrder.ts';
import { readPricingMenu } from './readPricingMenu.ts';
import { contentOf } from './revisions.ts';
import { lineValues, soldLine } from './soldLines.ts';

export type ContentRequest = {
  readonly id: OrderId;
  /** The version of the order as the caller read it. */
  readonly version: number;
  readonly body: ContentBody;
  /** Throws when a value is wrong. Of the order with what the body changes. */
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
    const row = await lockRow(inside, orders, request.id);
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
  const priced = await pricedLines(inside, row, body, window);
  if (priced.kind === 'belowMinimum') return window.refused(priced);
  if (priced.kind !== 'priced') return priced;
  const { lines, fee, total, zone = null } = priced;
  const { cashGiven } = options;
  if (cashGiven !== null && !isEnough(total, cashGiven)) return { kind: 'cashTooLow', cashGiven, total };

  const columns = {
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
    totalCents: total,
    version: next,
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
  await inside.insert(orderEvents).values({ orderId: id, stage: row.stage });
  const thing = { kind: 'order', entityId: id, name: '' } as const;
  const values = { before: { total: before.total }, after: { total } };
  await logChange({ inside, by }, { ...thing, action: 'changed', ...values });
  return { kind: 'contentChanged', order: (await readOrderDetails(inside, id))?.details ?? now };
}

/** The order as a request of the store would have it, with what the body changes. */
function withChanges(row: OrderRow, body: ContentBody): OrderBody {
  const fulfilment = body.entrega === undefined ? row.fulfilment : fulfilmentFromWire(body);
  const payment = body.metodo_pago ?? paymentMethodToWire(row.payment);
  const cash = cashWith(row, body, payment);
  return {
    telefono_usuario: row.phone,
    ...(fulfilment === 'pickup' ? { direccion_entrega: pickupAddress } : placeWith(row, body)),
    ...fulfilmentToWire(fulfilment),
    metodo_pago: payment,
    total: body.total ?? 0,
    notas: '',
    productos: body.productos ?? [],
    ...(cash !== null && { paga_con: cash }),
    nota_pedido: body.nota_pedido ?? row.notes,
    nombre: body.nombre ?? row.customerName ?? '',
  };
}

/** Address and pin of a delivery. */
function placeWith(
  row: OrderRow,
  { direccion_entrega: newAddress, posicion: newPin }: ContentBody,
): Pick<OrderBody, 'direccion_entrega' | 'posicion'> {
  // An order that was to be fetched has no address that could stay.
  const addressBefore = row.fulfilment === 'delivery' ? row.deliveryAddress : '';
  const isSameAddress = newAddress === undefined || newAddress === row.deliveryAddress;
  const pinBefore = isSameAddress ? pinOf(row) : null;
  const pin = newPin === undefined ? pinBefore : newPin;
  return { direccion_entrega: newAddress ?? addressBefore, ...(pin !== null && { posicion: pin }) };
}

/** In pesos. Another way to pay takes the amount in cash away. */
function cashWith(
  { cashGivenCents }: OrderRow,
  { paga_con: newCash }: ContentBody,
  payment: OrderBody['metodo_pago'],
): number | null {
  if (newCash !== undefined) return newCash;
  const isKept = cashGivenCents !== null && payment === 'efectivo';
  return isKept ? pesosFromCents(cashGivenCents as Cents) : null;
}

type Quoting = Pick<OpenWindow, 'kind' | 'quote' | 'refused'>;

/** The zone, the ways to pay and fetching count for what changes: an order that was taken stays taken. */
async function windowOf(
  inside: Queries,
  row: OrderRow,
  payload: OrderBody,
  { position }: OrderOptions,
): Promise<Quoting | RefusedOrder> {
  const payment = paymentMethodFromWire(payload.metodo_pago);
  const fulfilment = fulfilmentFromWire(payload);
  const isSameWay = fulfilment === row.fulfilment;
  const isSamePin = (position?.lat ?? null) === row.pinLat && (position?.lng ?? null) === row.pinLng;
  const window = await readOrderWindow(inside, {
    position,
    payment,
    fulfilment,
    isByStaff: true,
    kept: { place: isSamePin, payment: payment === row.payment, fulfilment: isSameWay },
  });
  if (window.kind === 'refused' || !isSamePin || !isSameWay) return window;
  // The same products to the same place cost what was agreed.
  const soldFor = row.totalCents - row.feeCents;
  const zone = row.feeZone === null ? {} : { zone: row.feeZone };
  const agreed = { fee: row.feeCents as Cents, missing: zeroCents, ...zone };
  return { ...window, quote: (subtotal) => (subtotal === soldFor ? agreed : window.quote(subtotal)) };
}

/** What was sold keeps its price; anything else is priced as a new order. */
async function pricedLines(
  inside: Queries,
  { id, totalCents, feeCents }: OrderRow,
  { productos, envio, total = 0 }: ContentBody,
  { quote }: Quoting,
): Promise<PricedOrder> {
  const rows = await inside
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  const sold: readonly PricedLine[] = rows.map(soldLine);
  if (productos === undefined) {
    const subtotal = (totalCents - feeCents) as Cents;
    const { missing: _, ...quoted } = quote(subtotal);
    return { kind: 'priced', lines: sold, ...quoted, total: addCents(subtotal, quoted.fee) };
  }
  const menu = await readPricingMenu(inside, { productos });
  const requested = requestedOrderFromWire({ productos, total }, menu.crepaNamed);
  const fee = envio === undefined ? null : centsFromPesos(envio);
  return priceOrder(menu, { ...requested, fee }, { sold, quote });
}
