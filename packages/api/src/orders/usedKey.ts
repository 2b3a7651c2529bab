import * as v from 'valibot';
import type { ApiError } from '../client/ApiError.ts';
import { text } from '../wire/fields.ts';

/** The body of a 422 on an order whose key belongs to another one. */
const usedKeyWire = v.object({ error: text, codigo: v.literal('clave_usada') });
export type UsedKeyWire = v.InferOutput<typeof usedKeyWire>;

/** Whether the cart behind a refused order was ordered already, otherwise than it was sent now. */
export const isKeyUsed = ({ status, body }: ApiError): boolean => status === 422 && v.is(usedKeyWire, body);
