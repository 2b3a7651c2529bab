import { categoryId, centsFromPesos, type Product, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { flag, flagOf, id, type PartialBody, price } from '../fields.ts';
import { boundedText, filledLine, line, lines } from '../requestFields.ts';

/** The editable fields of a product, all optional. */
export type ProductChange = Partial<Omit<Product, 'id' | 'soldOutUntil'>>;

/** Of another host, or a path of this one; empty for a product without a picture. */
const pictureAddress = /^(https?:\/\/[^\s\\]+|\/[^\s\\/][^\s\\]*)?$/;

/** The body of `POST /products` and `PUT /products/{id}`. */
export const productBody = v.object({
  nombre: filledLine(120),
  descripcion: lines(1000),
  precio: price,
  categoria: id,
  disponible: flag,
  imagen_url: v.pipe(boundedText(2000), v.regex(pictureAddress)),
  combo: flag,
  promo: flag,
  elegible_combo: flag,
  tambien: line(120),
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
  ...(change.alsoFoundAs !== undefined && { tambien: change.alsoFoundAs }),
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
  ...(body.tambien !== undefined && { alsoFoundAs: body.tambien }),
});
