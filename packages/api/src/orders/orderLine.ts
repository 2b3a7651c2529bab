import {
  categoryId,
  centsFromPesos,
  extraId,
  groupId,
  type OrderDetailLine,
  type OrderedGroup,
  optionId,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { id, number, pesos, text, whole } from '../wire/fields.ts';
import { idsOf, joinNames, splitNames } from './joinedNames.ts';

const lineOptionWire = v.object({
  grupo: text,
  /** Without it options of one group's name are of one group. */
  id_grupo: v.optional(id),
  id_opcion: v.optional(id),
  nombre: text,
  cantidad: whole,
  diferencia: pesos,
  /** How many pieces of the group are part of the price; absent: none. Without it the agreed price of each extra is not known. */
  incluidas: v.optional(whole),
});
type LineOptionWire = v.InferOutput<typeof lineOptionWire>;

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
  /** Extension `grupos`: those of a group stand together. */
  opciones: v.optional(v.array(lineOptionWire)),
  /** Extension `codigos`, beside `codigo_acordado`. */
  id_categoria: v.optional(v.fallback(v.optional(id), undefined)),
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
  groups: groupsFromWire(line.opciones),
  extrasTotal: centsFromPesos(line.precio_total_extras),
  ...(line.id_categoria !== undefined && { categoryId: categoryId(line.id_categoria) }),
});

const groupKey = ({ id_grupo, grupo }: LineOptionWire) => id_grupo ?? grupo;

const groupsFromWire = (options: readonly LineOptionWire[] = []): readonly OrderedGroup[] =>
  [...new Set(options.map(groupKey))].map((key) => {
    const ofGroup = options.filter((option) => groupKey(option) === key);
    const { grupo: name = '', id_grupo, incluidas: included } = ofGroup[0] ?? {};
    return {
      ...(id_grupo && { id: groupId(id_grupo) }),
      name,
      options: ofGroup.map(({ id_opcion, nombre, cantidad, diferencia }) => ({
        id: id_opcion === undefined ? null : optionId(id_opcion),
        name: nombre,
        quantity: cantidad,
        price: centsFromPesos(diferencia),
      })),
      ...(included && { included }),
    };
  });

const groupsToWire = (groups: readonly OrderedGroup[]): LineOptionWire[] | undefined =>
  groups.length === 0
    ? undefined
    : groups.flatMap((group) =>
        group.options.map(({ id, name, quantity, price }) => ({
          grupo: group.name,
          ...(group.id !== undefined && { id_grupo: group.id }),
          ...(id !== null && { id_opcion: id }),
          nombre: name,
          cantidad: quantity,
          diferencia: pesosFromCents(price),
          ...(group.included && { incluidas: group.included }),
        })),
      );

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
  opciones: groupsToWire(line.groups),
  ...(line.categoryId !== undefined && { id_categoria: line.categoryId }),
});
