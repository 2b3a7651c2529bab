import { categoryId, centsFromPesos, type Product, pesosFromCents, productId } from '@crepas/domain';
import * as v from 'valibot';
import { flag, flagOf, id, type PartialBody, pesos, price, text } from '../fields.ts';

export const productWire = v.object({
  id_producto: id,
  nombre: text,
  descripcion: text,
  precio: pesos,
  categoria: id,
  disponible: v.optional(flag, 1),
  imagen_url: text,
  combo: v.optional(flag, 0),
  promo: v.optional(flag, 0),
  elegible_combo: v.optional(flag, 0),
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
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
});

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

/** The editable fields of a product, all optional. */
export type ProductChange = Partial<Omit<Product, 'id' | 'soldOutUntil'>>;

/** The body of `POST /products` and `PUT /products/{id}`. */
export const productBody = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  descripcion: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  precio: price,
  categoria: id,
  disponible: flag,
  imagen_url: v.pipe(v.string(), v.maxLength(2000)),
  combo: flag,
  promo: flag,
  elegible_combo: flag,
});
export type ProductBody = v.InferOutput<typeof productBody>;

export const productChangeToWire = (change: ProductChange): Partial<ProductBody> => ({
  ...(change.name !== undefined && { nombre: change.name }),
  ...(change.description !== undefined && { descripcion: change.description }),
  ...(change.price !== undefined && { precio: pesosFromCents(change.price) }),
  ...(change.categoryId !== undefined && { categoria: change.categoryId }),
  ...(change.available !== undefined && { disponible: flagOf(change.available) }),
  ...(change.imageUrl !== undefined && { imagen_url: change.imageUrl }),
  ...(change.isCombo !== undefined && { combo: flagOf(change.isCombo) }),
  ...(change.isPromoted !== undefined && { promo: flagOf(change.isPromoted) }),
  ...(change.isComboEligible !== undefined && { elegible_combo: flagOf(change.isComboEligible) }),
});

/** An omitted field is not part of the change. */
export const productChangeFromWire = (body: PartialBody<ProductBody>): ProductChange => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.descripcion !== undefined && { description: body.descripcion }),
  ...(body.precio !== undefined && { price: centsFromPesos(body.precio) }),
  ...(body.categoria !== undefined && { categoryId: categoryId(body.categoria) }),
  ...(body.disponible !== undefined && { available: body.disponible === 1 }),
  ...(body.imagen_url !== undefined && { imageUrl: body.imagen_url }),
  ...(body.combo !== undefined && { isCombo: body.combo === 1 }),
  ...(body.promo !== undefined && { isPromoted: body.promo === 1 }),
  ...(body.elegible_combo !== undefined && { isComboEligible: body.elegible_combo === 1 }),
});
