import {
  type Cents,
  centsFromPesos,
  type LineChange,
  type OrderChange,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, pesos, text } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';

const reasonNames = {
  precio: 'price',
  no_disponible: 'unavailable',
  eliminado: 'deleted',
  extra: 'extra',
} as const satisfies Record<string, LineChange['reason']>;

type ReasonWire = keyof typeof reasonNames;
const reasons = Object.keys(reasonNames) as ReasonWire[];

const lineChangeWire = v.object({
  id_producto: id,
  motivo: v.picklist(reasons),
  nombre: text,
  antes: v.optional(pesos),
  ahora: v.optional(pesos),
});

/** Extension `tarifas`. */
const feeChangeWire = v.object({ motivo: v.literal('envio'), antes: pesos, ahora: pesos });

type ChangeWire = v.InferOutput<typeof lineChangeWire> | v.InferOutput<typeof feeChangeWire>;

/** The body of a 409 on `POST /orders`: the menu has changed since the customer loaded it. */
export const orderChangesWire = v.object({
  error: text,
  cambios: v.array(v.union([lineChangeWire, feeChangeWire])),
  total: pesos,
});
export type OrderChangesWire = v.InferOutput<typeof orderChangesWire>;

export type OrderChanges = { readonly changes: readonly OrderChange[]; readonly total: Cents };

/** Null when the body is not a list of changes. */
export function orderChangesFromBody(body: unknown): OrderChanges | null {
  const read = v.safeParse(orderChangesWire, body);
  if (!read.success) return null;
  return {
    total: centsFromPesos(read.output.total),
    changes: read.output.cambios.map(changeFromWire),
  };
}

function changeFromWire(wire: ChangeWire): OrderChange {
  if (wire.motivo === 'envio') {
    return { reason: 'fee', before: centsFromPesos(wire.antes), now: centsFromPesos(wire.ahora) };
  }
  const { id_producto, motivo, nombre, antes, ahora } = wire;
  return {
    productId: productId(id_producto),
    reason: reasonNames[motivo],
    name: nombre,
    ...(antes !== undefined && { before: centsFromPesos(antes) }),
    ...(ahora !== undefined && { now: centsFromPesos(ahora) }),
  };
}

function changeToWire(change: OrderChange): ChangeWire {
  if (change.reason === 'fee') {
    return { motivo: 'envio', antes: pesosFromCents(change.before), ahora: pesosFromCents(change.now) };
  }
  const { productId, reason, name, before, now } = change;
  return {
    id_producto: productId,
    motivo: nameOf(reasonNames, reason),
    nombre: name,
    ...(before !== undefined && { antes: pesosFromCents(before) }),
    ...(now !== undefined && { ahora: pesosFromCents(now) }),
  };
}

export const orderChangesToBody = ({ changes, total }: OrderChanges, error: string): OrderChangesWire => ({
  error,
  cambios: changes.map(changeToWire),
  total: pesosFromCents(total),
});
