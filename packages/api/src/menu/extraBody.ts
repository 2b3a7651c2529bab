import type { Extra } from '@crepas/domain';
import * as v from 'valibot';
import { flag, type PartialBody, price } from '../wire/fields.ts';
import { type FieldTable, fieldsFromWire, fieldsToWire, money, yesNo } from '../wire/fieldTable.ts';
import { filledLine, filledLines } from '../wire/requestFields.ts';

export const extraBody = v.object({
  nombre: filledLine(80),
  descripcion: filledLines(300),
  precio_extra: price,
  disponible: flag,
});
export type ExtraBody = v.InferOutput<typeof extraBody>;

export type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

const extraFields = {
  name: 'nombre',
  description: 'descripcion',
  price: ['precio_extra', money],
  available: ['disponible', yesNo],
} as const satisfies FieldTable<ExtraFields, ExtraBody>;

export const extraChangeToWire = (change: Partial<ExtraFields>): Partial<ExtraBody> =>
  fieldsToWire<ExtraFields, ExtraBody>(extraFields, change);

/** An omitted field is not part of the change. */
export const extraChangeFromWire = (body: PartialBody<ExtraBody>): Partial<ExtraFields> =>
  fieldsFromWire<ExtraFields, ExtraBody>(extraFields, body);
