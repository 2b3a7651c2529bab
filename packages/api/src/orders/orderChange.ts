import {
  type Cents,
  centsFromPesos,
  type LineChange,
  type OrderChange,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, pesos, text, whole } from '../wire/fields.ts';
import { instant, instantFromWire, instantToWire } from '../wire/instant.ts';
import { nameOf } from '../wire/nameOf.ts';

const reasonNames = {
  precio: 'price',
  no_disponible: 'unavailable',
  eliminado: 'deleted',
  extra: 'extra',
  horario: 'hours',
  combo: 'comboSize',
  opcion: 'option',
  grupo: 'group',
} as const satisfies Record<string, LineChange['reason']>;

type ReasonWire = keyof typeof reasonNames;
const reasons = Object.keys(reasonNames) as ReasonWire[];

const lineChangeWire = v.object({
  id_producto: id,
  motivo: v.picklist(reasons),
  nombre: text,
  antes: v.optional(pesos),
  ahora: v.optional(pesos),
  /** Extension `horario_menu`: the first moment at which the product can be had. */
  desde: v.optional(instant),
  /** Extension `combos`: how many crepas the combo holds now. */
  crepas: v.optional(whole),
});

/** Extension `tarifas`. */
const feeChangeWire = v.object({ motivo: v.literal('envio'), antes: pesos, ahora: pesos });

/** Extension `codigos`: what the order's code takes off. */
const discountChangeWire = v.object({ motivo: v.literal('codigo'), antes: pesos, ahora: pesos });

type ChangeWire =
  | v.InferOutput<typeof lineChangeWire>
  | v.InferOutput<typeof feeChangeWire>
  | v.InferOutput<typeof discountChangeWire>;

/** The body of a 409 on `POST /orders`: the menu has changed since the customer loaded it. */
export const orderChangesWire = v.object({
  error: text,
  cambios: v.array(v.union([lineChangeWire, feeChangeWire, discountChangeWire])),
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
  if (wire.motivo === 'codigo') {
    return { reason: 'code', before: centsFromPesos(wire.antes), now: centsFromPesos(wire.ahora) };
  }
  const { id_producto, motivo, nombre, antes, ahora, desde, crepas } = wire;
  return {
    productId: productId(id_producto),
    reason: reasonNames[motivo],
    name: nombre,
    ...(antes !== undefined && { before: centsFromPesos(antes) }),
    ...(ahora !== undefined && { now: centsFromPesos(ahora) }),
    ...(desde !== undefined && { from: instantFromWire(desde) }),
    ...(crepas !== undefined && { comboSize: crepas }),
  };
}

function changeToWire(change: OrderChange): ChangeWire {
  if (change.reason === 'fee') {
    return { motivo: 'envio', antes: pesosFromCents(change.before), ahora: pesosFromCents(change.now) };
  }
  if (change.reason === 'code') {
    return { motivo: 'codigo', antes: pesosFromCents(change.before), ahora: pesosFromCents(change.now) };
  }
  const { productId, reason, name, before, now, from, comboSize } = change;
  return {
    id_producto: productId,
    motivo: nameOf(reasonNames, reason),
    nombre: name,
    ...(before !== undefined && { antes: pesosFromCents(before) }),
    ...(now !== undefined && { ahora: pesosFromCents(now) }),
    ...(from !== undefined && { desde: instantToWire(from) }),
    ...(comboSize !== undefined && { crepas: comboSize }),
  };
}

export const orderChangesToBody = ({ changes, total }: OrderChanges, error: string): OrderChangesWire => ({
  error,
  cambios: changes.map(changeToWire),
  total: pesosFromCents(total),
});
