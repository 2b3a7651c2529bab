import { type Extra, extraId } from '@crepas/domain';
import * as v from 'valibot';
import { flagField, moneyField, textField } from '../wire/fieldKinds.ts';
import { id, type PartialBody } from '../wire/fields.ts';
import {
  entityFromWire,
  entityToWire,
  entriesOf,
  type FieldTable,
  fieldsFromWire,
  fieldsToWire,
} from '../wire/fieldTable.ts';
import { momentToWire } from '../wire/instant.ts';

export type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

/** What is known of each field of an extra: requests, answers, forms and the change log follow from it. */
export const extraFields = {
  name: textField('nombre', 'Nombre', { max: 80, isRequired: true }),
  description: textField('descripcion', 'Descripción', { max: 300, isRequired: true, hasLines: true }),
  price: moneyField('precio_extra', 'Precio'),
  available: flagField('disponible', 'Disponible', { absent: 1 }),
} satisfies FieldTable<ExtraFields>;

export const extraBody = v.object(entriesOf(extraFields, 'request'));
export type ExtraBody = v.InferOutput<typeof extraBody>;

export const extraWire = v.object({
  id_ingrediente: id,
  ...entriesOf(extraFields, 'answer'),
  /** Extension: a time. Its format is not checked, because the first screen loads this code. */
  agotado_hasta: v.optional(v.nullable(v.string())),
});
export type ExtraWire = v.InferOutput<typeof extraWire>;

export const extraFromWire = (wire: ExtraWire): Extra => ({
  id: extraId(wire.id_ingrediente),
  ...entityFromWire(extraFields, wire),
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
});

export const extraToWire = (extra: Extra): ExtraWire => ({
  id_ingrediente: extra.id,
  ...entityToWire(extraFields, extra),
});

/** The extra as staff read it: with the time at which it is available again, or null. */
export const staffExtraToWire = (extra: Extra): ExtraWire => ({
  ...extraToWire(extra),
  agotado_hasta: momentToWire(extra.soldOutUntil ?? null),
});

/** A sold-out extra reads as hidden, with the time at which it is available again: an order for later may have it. */
export const offeredExtraToWire = (extra: Extra): ExtraWire =>
  extra.soldOutUntil === undefined || !extra.available
    ? extraToWire(extra)
    : { ...staffExtraToWire(extra), disponible: 0 };

export const extraChangeToWire = (change: Partial<ExtraFields>): Partial<ExtraBody> =>
  fieldsToWire(extraFields, change);

/** An omitted field is not part of the change. */
export const extraChangeFromWire = (body: PartialBody<ExtraBody>): Partial<ExtraFields> =>
  fieldsFromWire(extraFields, body);

/** Linked extras come as numbers, as strings, or as objects with either spelling of the id. */
export const linkedExtraIdWire = v.union([
  id,
  v.pipe(
    v.object({ id_ingrediente: id }),
    v.transform(({ id_ingrediente }) => id_ingrediente),
  ),
  v.pipe(
    v.object({ ingrediente_id: id }),
    v.transform(({ ingrediente_id }) => ingrediente_id),
  ),
]);
