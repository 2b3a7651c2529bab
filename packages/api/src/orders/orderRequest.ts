import {
  centsFromPesos,
  discountCodeBounds,
  extraId,
  groupBounds,
  maxDeliveryAddressLength,
  maxLines,
  optionId,
  productId,
  type RequestedOrder,
} from '@crepas/domain';
import * as v from 'valibot';
import { paymentMethodWire } from '../shop/paymentSettings.ts';
import { flag, id } from '../wire/fields.ts';
import { requestedInstant } from '../wire/instant.ts';
import { boundedText, degrees, listOf, phone, sum, wholeFrom } from '../wire/requestFields.ts';
import { fulfilmentWire } from './fulfilment.ts';
import { partsOf } from './joinedNames.ts';

/** Longer than any of the menu. */
const menuText = v.pipe(
  v.nullish(boundedText(2_000), ''),
  v.transform((value) => value ?? ''),
  v.string(),
);

/** The names of the line's extras or crepas, as one text. */
const names = v.nullish(boundedText(5_000), null);

/** More than any combo holds (`comboSizeBounds`): the server answers a wrong number with a sentence. */
const maxCrepas = 20;

const orderedExtra = v.object({
  id_ingrediente: id,
  nombre: menuText,
  descripcion: menuText,
  precio_extra: sum,
  disponible: v.optional(flag, 1),
  agotado_hasta: v.optional(v.nullable(boundedText(40))),
});

/** Name and price as the customer saw them, for the answer about what changed. */
const orderedOption = v.object({
  id_opcion: id,
  cantidad: wholeFrom(1, groupBounds.pieces),
  nombre: v.optional(boundedText(2_000), ''),
  diferencia: v.optional(sum),
});

/** Code units: more than the maxUnits texts that the server accepts. It counts characters, of which an emoji has many. */
const maxUnits = { note: 4_000, recipient: 1_000 };

/**
 * The options of an order in a request. Only their types and sizes are checked here: the server answers a wrong value with
 * a sentence of its own, and the store has checked what was typed.
 */
const orderOptionFields = {
  posicion: v.optional(v.object({ lat: degrees, lng: degrees })),
  paga_con: v.optional(sum),
  nota_pedido: v.optional(boundedText(maxUnits.note)),
  nombre: v.optional(boundedText(maxUnits.recipient)),
  para: v.optional(requestedInstant),
};

export const orderBody = v.object({
  telefono_usuario: v.pipe(phone, v.trim(), v.nonEmpty()),
  direccion_entrega: v.pipe(boundedText(maxDeliveryAddressLength), v.trim(), v.nonEmpty()),
  metodo_pago: paymentMethodWire,
  /** Extension `tarifas`: absent when delivery is free. */
  envio: v.optional(sum),
  entrega: v.optional(fulfilmentWire),
  /** Extension `codigos`: the code, and what it takes off as the customer saw it. */
  codigo: v.optional(boundedText(discountCodeBounds.typed)),
  descuento: v.optional(sum),
  total: sum,
  notas: v.optional(boundedText(0), ''),
  productos: listOf(
    v.object({
      id_producto: id,
      cantidad: id,
      precio_unitario: sum,
      extras: names,
      extras_full: listOf(orderedExtra, 50),
      combo: names,
      precio_total_extras: sum,
      imagen: menuText,
      crepas: v.optional(listOf(id, maxCrepas)),
      /** Extension `grupos`. */
      opciones: v.optional(listOf(orderedOption, groupBounds.perProduct * groupBounds.pieces)),
    }),
    maxLines,
  ),
  ...orderOptionFields,
});
export type OrderBody = v.InferOutput<typeof orderBody>;

/**
 * The crepas of a line by name, for a client that sends only the spec's `combo`, perhaps without blanks, or a blank text for
 * none. Others send their ids.
 */
export const crepaNamesOf = ({
  crepas,
  combo,
}: {
  readonly crepas?: readonly number[] | undefined;
  readonly combo?: string | null;
}): readonly string[] =>
  crepas || !combo?.trim() ? [] : partsOf(combo.replaceAll(',', ', '), maxCrepas).map((name) => name.trim());

/** @param crepaNamed finds one of {@link crepaNamesOf}; returns 0 for a name that is not on the menu */
export function requestedOrderFromWire(
  payload: Pick<OrderBody, 'total' | 'productos' | 'envio' | 'descuento'>,
  crepaNamed: (name: string) => number | undefined,
): RequestedOrder {
  return {
    fee: centsFromPesos(payload.envio ?? 0),
    ...(payload.descuento !== undefined && { discount: centsFromPesos(payload.descuento) }),
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
      options: (line.opciones ?? []).map(({ id_opcion, cantidad, nombre, diferencia }) => ({
        id: optionId(id_opcion),
        quantity: cantidad,
        name: nombre,
        price: diferencia === undefined ? null : centsFromPesos(diferencia),
      })),
      extrasTotal: centsFromPesos(line.precio_total_extras),
      crepaIds: (line.crepas ?? crepaNamesOf(line).map((name) => crepaNamed(name) ?? 0)).map(productId),
    })),
  };
}
