import {
  addToCart,
  type Cart,
  type CartLine,
  type Choice,
  type ChosenGroup,
  emptyCart,
  groupId,
  pesosFromCents,
} from '@crepas/domain';
import * as v from 'valibot';
import { extraFromWire, extraToWire, extraWire } from '../menu/extra.ts';
import { productFromWire, productToWire, productWire } from '../menu/product.ts';
import { id, number, text, whole } from '../wire/fields.ts';
import { orderedOptionFromWire, orderedOptionToWire, orderedOptionWire } from './orderedOption.ts';

/** What is chosen of a group (extension `grupos`). */
const storedGroup = v.object({
  id_grupo: id,
  nombre: text,
  incluidas: whole,
  opciones: v.array(orderedOptionWire),
});

const groupToStored = ({ id, name, included, options }: ChosenGroup): v.InferOutput<typeof storedGroup> => ({
  id_grupo: id,
  nombre: name,
  incluidas: included,
  opciones: options.map(orderedOptionToWire),
});

const groupFromStored = (stored: v.InferOutput<typeof storedGroup>): ChosenGroup => ({
  id: groupId(stored.id_grupo),
  name: stored.nombre,
  included: stored.incluidas,
  options: stored.opciones.map(orderedOptionFromWire),
});

/** A line as stored in local storage under `cart` (spec §3). */
const storedLine = v.object({
  ...productWire.entries,
  categoria: v.optional(id, 1),
  quantity: v.pipe(number, v.integer(), v.minValue(1)),
  extras: v.optional(v.array(extraWire), []),
  crepas_seleccionadas: v.optional(v.array(productWire), []),
  elegidas: v.optional(v.array(storedGroup), []),
});

const cartLineToStored = (line: CartLine) => ({
  ...productToWire(line.product),
  quantity: line.quantity,
  key: line.key,
  extras: line.extras.map(extraToWire),
  es_combo: line.product.isCombo,
  crepas_seleccionadas: line.crepas.map(productToWire),
  ...(line.groups.length > 0 && { elegidas: line.groups.map(groupToStored) }),
  precio_individual: pesosFromCents(line.product.price),
});

const choiceFromStored = (stored: v.InferOutput<typeof storedLine>): Choice => ({
  product: productFromWire(stored),
  quantity: stored.quantity,
  extras: stored.extras.map(extraFromWire),
  crepas: stored.crepas_seleccionadas.map(productFromWire),
  groups: stored.elegidas.map(groupFromStored),
});

export const cartToStored = (cart: Cart) => cart.map(cartLineToStored);

/**
 * Null unless every entry is a cart item: one invalid entry makes the whole cart corrupt (spec §4). The items are
 * added one by one, which rebuilds their keys and applies the limit of a line (decision O13).
 */
export function cartFromStored(stored: unknown): Cart | null {
  const read = v.safeParse(v.array(storedLine), stored);
  return read.success ? read.output.map(choiceFromStored).reduce(addToCart, emptyCart) : null;
}
