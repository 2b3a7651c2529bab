import * as v from 'valibot';
import { text } from '../wire/fields.ts';

/**
 * The body of a 409 on the orders of the store, when the shop takes none of this phone now. The sentence is for the customer, who may
 * call or write to the shop; both are empty when it has neither.
 */
export const phoneRefusalWire = v.object({
  error: text,
  codigo: v.picklist(['bloqueado', 'muchos_en_curso', 'muchos_en_un_dia']),
  whatsapp: text,
  telefono: text,
});
export type PhoneRefusalWire = v.InferOutput<typeof phoneRefusalWire>;
