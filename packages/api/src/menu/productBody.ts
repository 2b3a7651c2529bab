import type { Product } from '@crepas/domain';
import * as v from 'valibot';
import { flag, id, type PartialBody, price } from '../wire/fields.ts';
import { category, type FieldTable, fieldsFromWire, fieldsToWire, money, yesNo } from '../wire/fieldTable.ts';
import { boundedText, filledLine, line, lines } from '../wire/requestFields.ts';

/** The editable fields of a product, all optional. */
export type ProductChange = Partial<Omit<Product, 'id' | 'soldOutUntil'>>;

/** An address of another host, or a path of this one; empty for a product without a picture. */
const pictureAddress = /^(https?:\/\/[^\s\\]+|\/[^\s\\/][^\s\\]*)?$/;

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
  alergenos: line(200),
});
export type ProductBody = v.InferOutput<typeof productBody>;

/** The texts that extensions added: absent from an answer when they are empty. */
export const addedTexts = { alsoFoundAs: 'tambien', allergens: 'alergenos' } as const;

const productFields = {
  name: 'nombre',
  description: 'descripcion',
  price: ['precio', money],
  categoryId: ['categoria', category],
  available: ['disponible', yesNo],
  imageUrl: 'imagen_url',
  isCombo: ['combo', yesNo],
  isPromoted: ['promo', yesNo],
  isComboEligible: ['elegible_combo', yesNo],
  ...addedTexts,
} as const satisfies FieldTable<ProductChange, ProductBody>;

export const productChangeToWire = (change: ProductChange): Partial<ProductBody> =>
  fieldsToWire<ProductChange, ProductBody>(productFields, change);

/** An omitted field is not part of the change. */
export const productChangeFromWire = (body: PartialBody<ProductBody>): ProductChange =>
  fieldsFromWire<ProductChange, ProductBody>(productFields, body);
