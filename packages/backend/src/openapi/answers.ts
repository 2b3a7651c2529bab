import { orderChangesWire } from '@crepas/api';
import * as v from 'valibot';
import type { KnownCall } from './contractCalls.ts';
import { answerSchema } from './jsonSchema.ts';

export type Answers = Readonly<Record<string, object>>;

const refusal = { $ref: '#/components/responses/Refusal' } as const;

/** The refusal that every call may answer with. */
export const refusalAnswer = jsonAnswer(
  'Refused; `error` is a Spanish sentence for a person. 429 and 503 tell by `Retry-After` when to come back.',
  v.object({ error: v.string() }),
);

/** What a call answers beside its own status and the refusals of its kind. */
const more: Readonly<Record<string, (call: KnownCall) => Answers>> = {
  placeOrder: ({ answer }) => ({
    200: jsonAnswer('The order was placed before, under the same key.', answer),
    409: jsonAnswer('The menu has changed; nothing was ordered.', orderChangesWire),
    422: refusal,
  }),
  changeStage: () => ({ 404: refusal, 409: refusal, 422: refusal }),
  deleteCategory: () => ({ 409: refusal }),
};

export function answersOf(name: string, call: KnownCall): Answers {
  const checks = call.params ?? call.query ?? call.body;
  return {
    [call.status]:
      call.status === 204 ? { description: 'Done.' } : jsonAnswer('As the contract says.', call.answer),
    ...(checks && { 400: refusal }),
    ...(call.access !== 'public' && { 401: refusal, 403: refusal }),
    ...more[name]?.(call),
    default: refusal,
  };
}

function jsonAnswer(description: string, schema: v.GenericSchema) {
  return { description, content: { 'application/json': { schema: answerSchema(schema) } } };
}
