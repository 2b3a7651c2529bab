import { centsFromPesos, extraId, type OrderDetailLine, pesosFromCents, productId } from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { id, number, pesos, text } from '../wire/fields.ts';
import { idsOf, joinNames, splitNames } from './joinedNames.ts';

/** One line of a placed order, in its details and in the orders of the board. */
export const orderLineWire = v.object({
  id_detalle: id,
  /** Extension. */
  id_producto: v.optional(id),
  /** Extension: of the extras and the crepas that `extras` and `combo` name. */
  ids_extras: v.optional(v.array(id)),
  ids_crepas: v.optional(v.array(id)),
  imagen: text,
  producto: v.object({ nombre: text, precio: pesos }),
  cantidad: number,
  combo: textOrNull,
  extras: textOrNull,
  precio_total_extras: v.optional(pesos, 0),
});
type OrderLineWire = v.InferOutput<typeof orderLineWire>;

export const orderLineFromWire = (line: OrderLineWire): OrderDetailLine => ({
  id: line.id_detalle,
  imageUrl: line.imagen,
  productName: line.producto.nombre,
  ...(line.id_producto !== undefined && { productId: productId(line.id_producto) }),
  unitPrice: centsFromPesos(line.producto.precio),
  quantity: line.cantidad,
  crepas: splitNames(line.combo, line.ids_crepas?.map(productId)),
  extras: splitNames(line.extras, line.ids_extras?.map(extraId)),
  extrasTotal: centsFromPesos(line.precio_total_extras),
});

export const orderLineToWire = (line: OrderDetailLine): OrderLineWire => ({
  id_detalle: line.id,
  id_producto: line.productId,
  ids_extras: idsOf(line.extras),
  ids_crepas: idsOf(line.crepas),
  imagen: line.imageUrl,
  producto: { nombre: line.productName, precio: pesosFromCents(line.unitPrice) },
  cantidad: line.quantity,
  combo: joinNames(line.crepas),
  extras: joinNames(line.extras),
  precio_total_extras: pesosFromCents(line.extrasTotal),
});
