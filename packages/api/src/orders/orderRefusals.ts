import type { OrderStage } from '@crepas/domain';
import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { text } from '../wire/fields.ts';
import { stageFromWire, stageToWire, stageWire } from './stage.ts';

/** The body of a 409 on `POST /orders/{id}/cancelar`. */
export const cancelRefusalWire = v.object({ error: text, etapa: stageWire });

/** The present stage of an order that could not be cancelled; null when the call failed for another reason. */
export function cancelRefusalOf(error: unknown): OrderStage | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const read = v.safeParse(cancelRefusalWire, error.body);
  return read.success ? stageFromWire(read.output.etapa) : null;
}

export const cancelRefusalToBody = (present: OrderStage, error: string) => ({
  error,
  etapa: stageToWire(present),
});

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
