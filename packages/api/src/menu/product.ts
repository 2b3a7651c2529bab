import {
  type CategoryId,
  categoryId,
  centsFromPesos,
  comboSizeBounds,
  groupId,
  type Product,
  type ProductFields,
  pesosFromCents,
  productId,
  usualComboSize,
} from '@crepas/domain';
import * as v from 'valibot';
import { flagField, moneyField, numberField, optionalNumberField, textField } from '../wire/fieldKinds.ts';
import { id, type PartialBody, pesos } from '../wire/fields.ts';
import {
  entityFromWire,
  entityToWire,
  entriesOf,
  type Field,
  type FieldTable,
  fieldsFromWire,
  fieldsToWire,
} from '../wire/fieldTable.ts';
import { instantToWire, momentToWire } from '../wire/instant.ts';
import { boundedText } from '../wire/requestFields.ts';
import { menuWindowsField } from './menuWindows.ts';

/** An address of another host, or a path of this one; empty for a product without a picture. */
const pictureAddress = /^(https?:\/\/[^\s\\]+|\/[^\s\\/][^\s\\]*)?$/;

/** The editable fields of a product, all optional. */
export type ProductChange = Partial<ProductFields>;

/** What is known of each field of a product: requests, answers, forms and the change log follow from it. */
export const productFields = {
  name: textField('nombre', 'Nombre', { max: 120, isRequired: true }),
  description: textField('descripcion', 'Descripción', { max: 1000, hasLines: true }),
  price: moneyField('precio', 'Precio'),
  categoryId: {
    wire: 'categoria',
    label: 'Categoría',
    request: id,
    answer: id,
    logged: v.string(),
    say: String,
    toWire: Number,
    fromWire: categoryId,
  } satisfies Field<CategoryId, 'categoria', number>,
  available: flagField('disponible', 'Disponible', { absent: 1 }),
  imageUrl: {
    ...textField('imagen_url', 'Foto', { max: 2000 }),
    request: v.pipe(boundedText(2000), v.regex(pictureAddress)),
    say: (url) => (url ? url.slice(url.lastIndexOf('/') + 1) : 'Sin foto'),
  },
  isCombo: flagField('combo', 'Combo de crepas', { absent: 0 }),
  comboSize: numberField('combo_de', 'Crepas del combo', {
    ...comboSizeBounds,
    unit: 'crepas',
    absent: usualComboSize,
    feature: 'combos',
  }),
  comboRepeats: flagField('combo_repite', 'Se puede repetir la misma crepa', {
    absent: 0,
    feature: 'combos',
  }),
  isPromoted: flagField('promo', 'Mejores Selecciones', { absent: 0 }),
  isComboEligible: flagField('elegible_combo', 'Se puede elegir en un combo', { absent: 0 }),
  alsoFoundAs: textField('tambien', 'También se encuentra como', {
    max: 120,
    feature: 'tambien',
    hint: 'Marcas u otros nombres, por ejemplo: Nutella, Nocilla',
  }),
  allergens: textField('alergenos', 'Alérgenos', {
    max: 200,
    feature: 'alergenos',
    hint: 'Se lee en la página del producto, por ejemplo: Contiene: leche, huevo, nuez',
  }),
  calories: optionalNumberField('calorias', 'Calorías', {
    min: 0,
    max: 5000,
    unit: 'kcal',
    feature: 'calorias',
    hint: 'De una pieza, en kilocalorías. Vacío: no se dice.',
  }),
  windows: menuWindowsField,
} satisfies FieldTable<ProductChange>;

export const productBody = v.object(entriesOf(productFields, 'request'));
export type ProductBody = v.InferOutput<typeof productBody>;

export const productWire = v.object({
  id_producto: id,
  ...entriesOf(productFields, 'answer'),
  /** Extension: a time. Its format is not checked, because the first screen loads this code. */
  agotado_hasta: v.optional(v.nullable(v.string())),
  /** Extension `grupos`: absent for a product without groups, and where no required group changes the price. */
  grupos: v.optional(v.array(id)),
  precio_desde: v.optional(pesos),
  /** Extension: a time, of a product that is outside of its windows. Not checked either. */
  disponible_desde: v.optional(v.nullable(v.string())),
});
export type ProductWire = v.InferOutput<typeof productWire>;

export const productFromWire = (wire: ProductWire): Product => ({
  id: productId(wire.id_producto),
  ...entityFromWire(productFields, wire),
  ...(wire.grupos && { groupIds: wire.grupos.map(groupId) }),
  ...(wire.precio_desde !== undefined && { priceFrom: centsFromPesos(wire.precio_desde) }),
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
  ...(wire.disponible_desde && { availableFrom: Date.parse(wire.disponible_desde) }),
});

export const productToWire = (product: Product): ProductWire => ({
  id_producto: product.id,
  ...entityToWire(productFields, product),
  ...(product.groupIds && { grupos: [...product.groupIds] }),
  ...(product.priceFrom !== undefined && { precio_desde: pesosFromCents(product.priceFrom) }),
  ...(product.availableFrom !== undefined && { disponible_desde: instantToWire(product.availableFrom) }),
});

/** A product as staff read it: with the time at which it is available again, or null. */
export const staffProductToWire = (product: Product): ProductWire => ({
  ...productToWire(product),
  agotado_hasta: momentToWire(product.soldOutUntil ?? null),
});

/** A sold-out product reads as hidden, with the time at which it is available again: its page shows it. */
export const singleProductToWire = (product: Product): ProductWire =>
  product.soldOutUntil === undefined || !product.available
    ? productToWire(product)
    : { ...staffProductToWire(product), disponible: 0 };

export const productChangeToWire = (change: ProductChange): Partial<ProductBody> =>
  fieldsToWire(productFields, change);

/** An omitted field is not part of the change. */
export const productChangeFromWire = (body: PartialBody<ProductBody>): ProductChange =>
  fieldsFromWire(productFields, body);
