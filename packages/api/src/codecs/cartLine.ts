import { type Cart, type CartLine, lineKey, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { id, number } from '../fields.ts';
import { extraFromWire, extraToWire, extraWire } from './extra.ts';
import { productFromWire, productToWire, productWire } from './product.ts';

/** A line as it lies in local storage under `cart` (spec §3). */
const storedLine = v.object({
  ...productWire.entries,
  categoria: v.optional(id, 1),
  quantity: v.pipe(number, v.integer(), v.minValue(1)),
  extras: v.optional(v.array(extraWire), []),
  crepas_seleccionadas: v.optional(v.array(productWire), []),
});

const cartLineToStored = (line: CartLine) => ({
  ...productToWire(line.product),
  quantity: line.quantity,
  key: line.key,
  extras: line.extras.map(extraToWire),
  es_combo: line.product.isCombo,
  crepas_seleccionadas: line.crepas.map(productToWire),
  precio_individual: pesosFromCents(line.product.price),
});

/** Null when the line is not one. The key is made anew: it is ours to define. */
function cartLineFromStored(stored: unknown): CartLine | null {
  const read = v.safeParse(storedLine, stored);
  if (!read.success) return null;
  const choice = {
    product: productFromWire(read.output),
    quantity: read.output.quantity,
    extras: read.output.extras.map(extraFromWire),
    crepas: read.output.crepas_seleccionadas.map(productFromWire),
  };
  return { ...choice, key: lineKey(choice) };
}

export const cartToStored = (cart: Cart) => cart.map(cartLineToStored);

/** Null when it is no list; lines that cannot be read are left out. */
export const cartFromStored = (stored: unknown): Cart | null =>
  Array.isArray(stored) ? stored.map(cartLineFromStored).filter((line) => line !== null) : null;
