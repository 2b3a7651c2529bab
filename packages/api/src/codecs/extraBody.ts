import { centsFromPesos, type Extra, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { flag, flagOf, type PartialBody, price } from '../fields.ts';
import { filledLine, filledLines } from '../requestFields.ts';

/** The editable fields of an extra in a staff request. */
export const extraBody = v.object({
  nombre: filledLine(80),
  descripcion: filledLines(300),
  precio_extra: price,
  disponible: flag,
});
export type ExtraBody = v.InferOutput<typeof extraBody>;

export type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

export const extraChangeToWire = (change: Partial<ExtraFields>): Partial<ExtraBody> => ({
  ...(change.name !== undefined && { nombre: change.name }),
  ...(change.description !== undefined && { descripcion: change.description }),
  ...(change.price !== undefined && { precio_extra: pesosFromCents(change.price) }),
  ...(change.available !== undefined && { disponible: flagOf(change.available) }),
});

/** An omitted field is not part of the change. */
export const extraChangeFromWire = (body: PartialBody<ExtraBody>): Partial<ExtraFields> => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.descripcion !== undefined && { description: body.descripcion }),
  ...(body.precio_extra !== undefined && { price: centsFromPesos(body.precio_extra) }),
  ...(body.disponible !== undefined && { available: body.disponible === 1 }),
});
