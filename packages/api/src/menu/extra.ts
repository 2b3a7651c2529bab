import { centsFromPesos, type Extra, extraId, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { flagOf, flagOrNull, id, pesos, text } from '../wire/fields.ts';

export const extraWire = v.object({
  id_ingrediente: id,
  nombre: text,
  descripcion: text,
  precio_extra: pesos,
  disponible: v.optional(flagOrNull, 1),
  /** Extension: a time. Its format is not checked, because the first screen loads this code. */
  agotado_hasta: v.optional(v.nullable(v.string())),
});
export type ExtraWire = v.InferOutput<typeof extraWire>;

export const extraFromWire = (wire: ExtraWire): Extra => ({
  id: extraId(wire.id_ingrediente),
  name: wire.nombre,
  description: wire.descripcion,
  price: centsFromPesos(wire.precio_extra),
  available: wire.disponible === 1,
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
});

export const extraToWire = (extra: Extra): ExtraWire => ({
  id_ingrediente: extra.id,
  nombre: extra.name,
  descripcion: extra.description,
  precio_extra: pesosFromCents(extra.price),
  disponible: flagOf(extra.available),
});

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
