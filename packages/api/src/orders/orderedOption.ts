import { type ChosenOption, centsFromPesos, groupBounds, optionId, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { id, pesos, text } from '../wire/fields.ts';
import { wholeFrom } from '../wire/requestFields.ts';

/** Some pieces of an option, as a stored cart has them. */
export const orderedOptionWire = v.object({
  id_opcion: id,
  cantidad: wholeFrom(1, groupBounds.perOption),
  nombre: text,
  diferencia: pesos,
});
type OrderedOptionWire = v.InferOutput<typeof orderedOptionWire>;

export const orderedOptionToWire = ({ id, quantity, name, price }: ChosenOption): OrderedOptionWire => ({
  id_opcion: id,
  cantidad: quantity,
  nombre: name,
  diferencia: pesosFromCents(price),
});

export const orderedOptionFromWire = (wire: OrderedOptionWire): ChosenOption => ({
  id: optionId(wire.id_opcion),
  quantity: wire.cantidad,
  name: wire.nombre,
  price: centsFromPesos(wire.diferencia),
});
