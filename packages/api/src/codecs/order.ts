import {
  type ActiveOrder,
  centsFromPesos,
  type Delivery,
  extraId,
  type OrderDetails,
  type OrderDraft,
  type OrderStage,
  type OrderState,
  orderId,
  type PlacedOrder,
  pesosFromCents,
  productId,
  type RequestedOrder,
  type StaffOrder,
  type StaffRemarks,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, number, pesos, text, textOrNull, whole } from '../fields.ts';
import { extraToWire, extraWire } from './extra.ts';

/** The only payment there is (spec §9). */
export const cash = 'efectivo';

const stageOf = {
  recibido: 'received',
  aceptado: 'accepted',
  preparando: 'preparing',
  en_camino: 'onTheWay',
  entregado: 'delivered',
  rechazado: 'rejected',
  cancelado: 'cancelled',
} as const satisfies Record<string, OrderStage>;

export type StageWire = keyof typeof stageOf;

export const stageNames = Object.keys(stageOf) as StageWire[];

export const stageToWire = (stage: OrderStage): StageWire =>
  stageNames.find((name) => stageOf[name] === stage) ?? 'recibido';

/** A stage that this version does not know is no stage. */
const stageWire = v.optional(v.fallback(v.optional(v.picklist(stageNames)), undefined));

export function stageFromWire(stage: StageWire): OrderStage;
export function stageFromWire(stage: StageWire | undefined): OrderStage | null;
export function stageFromWire(stage: StageWire | undefined): OrderStage | null {
  return stage === undefined ? null : stageOf[stage];
}

/** The extension's fields of every order that is read: one that makes no sense is left out. */
const staffRemarkFields = {
  etapa: stageWire,
  minutos: v.optional(v.fallback(v.optional(whole), undefined)),
  motivo: v.optional(v.fallback(v.optional(v.string()), undefined)),
};

type StaffRemarksWire = { readonly minutos?: number | undefined; readonly motivo?: string | undefined };

const staffRemarksFromWire = ({ minutos, motivo }: StaffRemarksWire): StaffRemarks => ({
  minutes: minutos ?? null,
  reason: motivo ?? null,
});

const states = ['active', 'completed', 'cancelled'] as const satisfies readonly OrderState[];

export const stateToWire = (state: OrderState): number => states.indexOf(state);
/** Only 0 is in preparation; what the spec does not name is over. */
export const stateFromWire = (estado: number): OrderState => states[estado] ?? 'completed';

const dateFromWire = (date: string | undefined): Date | null => {
  const read = new Date(date ?? Number.NaN);
  return Number.isNaN(read.getTime()) ? null : read;
};

export const orderPayload = v.object({
  telefono_usuario: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  direccion_entrega: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  metodo_pago: v.literal(cash),
  total: pesos,
  notas: v.optional(v.pipe(v.string(), v.maxLength(0)), ''),
  productos: v.pipe(
    v.array(
      v.object({
        id_producto: id,
        cantidad: id,
        precio_unitario: pesos,
        extras: v.nullish(v.string(), null),
        extras_full: v.pipe(v.array(extraWire), v.maxLength(50)),
        combo: v.nullish(v.string(), null),
        precio_total_extras: pesos,
        imagen: text,
        crepas: v.optional(v.array(id)),
      }),
    ),
    v.maxLength(100),
  ),
});
export type OrderPayload = v.InferOutput<typeof orderPayload>;

const joinedNames = (items: readonly { readonly name: string }[]) =>
  items.length === 0 ? null : items.map(({ name }) => name).join(', ');

export const orderToWire = (draft: OrderDraft): OrderPayload => ({
  telefono_usuario: draft.phone,
  direccion_entrega: draft.deliveryAddress,
  metodo_pago: cash,
  total: pesosFromCents(draft.total),
  notas: '',
  productos: draft.lines.map((line) => ({
    id_producto: line.productId,
    cantidad: line.quantity,
    precio_unitario: pesosFromCents(line.unitPrice),
    extras: joinedNames(line.extras),
    extras_full: line.extras.map(extraToWire),
    combo: joinedNames(line.crepas),
    precio_total_extras: pesosFromCents(line.extrasTotal),
    imagen: line.imageUrl,
    ...(line.crepas.length > 0 && { crepas: line.crepas.map(({ id }) => id) }),
  })),
});

/**
 * @param crepaNamed finds a crepa by name, for a client that sends only the spec's `combo` names; 0 stands for one that is not on the menu
 */
export function requestedOrderFromWire(
  payload: OrderPayload,
  crepaNamed: (name: string) => number | undefined,
): RequestedOrder {
  const idsByName = (combo: string | null) =>
    combo === null ? [] : combo.split(',').map((name) => crepaNamed(name.trim()) ?? 0);
  return {
    total: centsFromPesos(payload.total),
    lines: payload.productos.map((line) => ({
      productId: productId(line.id_producto),
      quantity: line.cantidad,
      unitPrice: centsFromPesos(line.precio_unitario),
      extras: line.extras_full.map((extra) => ({
        id: extraId(extra.id_ingrediente),
        name: extra.nombre,
        price: centsFromPesos(extra.precio_extra),
      })),
      crepaIds: (line.crepas ?? idsByName(line.combo)).map(productId),
    })),
  };
}

export const placedOrderWire = v.object({
  id_pedido: id,
  total: v.optional(pesos, 0),
  estado: v.optional(number, 0),
  fecha_pedido: v.optional(v.string(), ''),
});
export type PlacedOrderWire = v.InferOutput<typeof placedOrderWire>;

export const placedOrderFromWire = (wire: PlacedOrderWire): PlacedOrder => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  state: stateFromWire(wire.estado),
  placedAt: dateFromWire(wire.fecha_pedido),
});

export const activeOrderWire = v.object({
  id_pedido: id,
  total: pesos,
  estado: number,
  ...staffRemarkFields,
  productos: v.array(v.object({ id_producto: id, imagen: text })),
});
export type ActiveOrderWire = v.InferOutput<typeof activeOrderWire>;

export const activeOrderFromWire = (wire: ActiveOrderWire): ActiveOrder => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  state: stateFromWire(wire.estado),
  stage: stageFromWire(wire.etapa),
  ...staffRemarksFromWire(wire),
  items: wire.productos.map(({ id_producto, imagen }) => ({
    productId: productId(id_producto),
    imageUrl: imagen,
  })),
});

export const staffOrderWire = v.object({
  nombre: text,
  id_pedido: id,
  telefono_usuario: text,
  direccion_entrega: text,
  total: pesos,
  metodo_pago: text,
  ...staffRemarkFields,
  fecha_pedido: v.optional(v.string()),
});
export type StaffOrderWire = v.InferOutput<typeof staffOrderWire>;

export const staffOrderFromWire = (wire: StaffOrderWire): StaffOrder => ({
  id: orderId(wire.id_pedido),
  customerName: wire.nombre,
  phone: wire.telefono_usuario,
  deliveryAddress: wire.direccion_entrega,
  total: centsFromPesos(wire.total),
  paymentMethod: wire.metodo_pago,
  stage: stageFromWire(wire.etapa),
  placedAt: dateFromWire(wire.fecha_pedido),
  ...staffRemarksFromWire(wire),
});

const deliveryFields = {
  nombre: v.optional(v.string()),
  telefono_usuario: v.optional(v.string()),
  direccion_entrega: v.optional(v.string()),
  metodo_pago: v.optional(v.string()),
};

export const orderDetailsWire = v.object({
  id_pedido: id,
  total: pesos,
  fecha_pedido: v.optional(v.string(), ''),
  estado: v.optional(number),
  ...staffRemarkFields,
  ...deliveryFields,
  detalles: v.array(
    v.object({
      id_detalle: id,
      imagen: text,
      producto: v.object({ nombre: text, precio: pesos }),
      cantidad: number,
      combo: textOrNull,
      extras: textOrNull,
      precio_total_extras: v.optional(pesos, 0),
    }),
  ),
});
export type OrderDetailsWire = v.InferOutput<typeof orderDetailsWire>;

/** Nothing is delivered to nobody, or nowhere. */
function deliveryFromWire(wire: OrderDetailsWire): Delivery | null {
  const {
    nombre = '',
    telefono_usuario: phone,
    direccion_entrega: deliveryAddress,
    metodo_pago = cash,
  } = wire;
  if (phone === undefined || deliveryAddress === undefined) return null;
  return { customerName: nombre, phone, deliveryAddress, paymentMethod: metodo_pago };
}

export const orderDetailsFromWire = (wire: OrderDetailsWire): OrderDetails => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  placedAt: dateFromWire(wire.fecha_pedido),
  stage: stageFromWire(wire.etapa),
  ...staffRemarksFromWire(wire),
  delivery: deliveryFromWire(wire),
  lines: wire.detalles.map((line) => ({
    id: line.id_detalle,
    imageUrl: line.imagen,
    productName: line.producto.nombre,
    unitPrice: centsFromPesos(line.producto.precio),
    quantity: line.cantidad,
    combo: line.combo,
    extras: line.extras,
    extrasTotal: centsFromPesos(line.precio_total_extras),
  })),
});
