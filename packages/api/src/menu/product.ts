import { categoryId, centsFromPesos, type Product, pesosFromCents, productId } from '@crepas/domain';
import * as v from 'valibot';
import { flagOf, flagOrNull, id, pesos, text } from '../wire/fields.ts';

export const productWire = v.object({
  id_producto: id,
  nombre: text,
  descripcion: text,
  precio: pesos,
  categoria: id,
  disponible: v.optional(flagOrNull, 1),
  imagen_url: text,
  combo: v.optional(flagOrNull, 0),
  promo: v.optional(flagOrNull, 0),
  elegible_combo: v.optional(flagOrNull, 0),
  /** Extension: words that a search finds it by too. */
  tambien: v.optional(v.nullable(v.string())),
  /** Extension. */
  alergenos: v.optional(v.nullable(v.string())),
  /** Extension: a time. Its format is not checked, because the first screen loads this code. */
  agotado_hasta: v.optional(v.nullable(v.string())),
});
export type ProductWire = v.InferOutput<typeof productWire>;

export const productFromWire = (wire: ProductWire): Product => ({
  id: productId(wire.id_producto),
  name: wire.nombre,
  description: wire.descripcion,
  price: centsFromPesos(wire.precio),
  categoryId: categoryId(wire.categoria),
  available: wire.disponible === 1,
  imageUrl: wire.imagen_url,
  isCombo: wire.combo === 1,
  isPromoted: wire.promo === 1,
  isComboEligible: wire.elegible_combo === 1,
  ...(wire.tambien && { alsoFoundAs: wire.tambien }),
  ...(wire.alergenos && { allergens: wire.alergenos }),
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
});

/** As spec §3 stores it in the cart: without the words of the search. */
export const productToWire = (product: Product): ProductWire => ({
  id_producto: product.id,
  nombre: product.name,
  descripcion: product.description,
  precio: pesosFromCents(product.price),
  categoria: product.categoryId,
  disponible: flagOf(product.available),
  imagen_url: product.imageUrl,
  combo: flagOf(product.isCombo),
  promo: flagOf(product.isPromoted),
  elegible_combo: flagOf(product.isComboEligible),
});
