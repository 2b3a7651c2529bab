import {
  idempotencyHeader,
  orderChangesToBody,
  type PlacedOrderWire,
  placedOrderToWire,
  placeOrder as placeOrderCall,
  shopRefusalCopy,
  shopRefusalToBody,
  unprintableCopy,
} from '@crepas/api';
import { isPrintableLine, isVisible } from '@crepas/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changedText, faultText, otherOrderText } from '../../orders/faultText.ts';
import { cashTooLowText, readOptions } from '../../orders/optionsFault.ts';
import { type OrderOutcome, placeOrder } from '../../orders/placeOrder.ts';
import type { Api } from '../Api.ts';
import { forbidden } from '../caller.ts';
import { HttpError, invalidField } from '../HttpError.ts';
import { orderLimit } from '../limits.ts';
import { readPhone } from '../readPhone.ts';
import { route } from '../route.ts';

/** The phone of the order must be the phone of the token (decision A3), so staff cannot place orders. */
export function placeOrderRoute(api: Api): void {
  route(
    api,
    placeOrderCall,
    async ({ body, request, reply }) => {
      const phone = readPhone(body.telefono_usuario, 'telefono_usuario');
      checkAddress(body.direccion_entrega);
      if (request.caller.kind !== 'customer' || request.caller.phone !== phone) throw forbidden();
      const read = readOptions(body);
      if (read.kind === 'faulty') throw new HttpError(422, read.text);
      const { options } = read;
      const key = readKey(request);
      return answer(await placeOrder(api.database, { phone, payload: body, options, key }), reply);
    },
    orderLimit,
  );
}

/** Not in the schema, which the store's first screen loads: the store has made the address one line. */
function checkAddress(text: string): void {
  const field = 'direccion_entrega';
  if (!isVisible(text)) throw invalidField(field);
  if (!isPrintableLine(text)) throw invalidField(field, unprintableCopy(field));
}

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

function readKey({ headers }: FastifyRequest): string | null {
  const sent = headers[idempotencyHeader.toLowerCase()];
  if (sent === undefined) return null;
  const key = v.safeParse(uuid, sent);
  if (!key.success) throw new HttpError(400, `El encabezado «${idempotencyHeader}» debe ser un UUID.`);
  return key.output;
}

function answer(outcome: OrderOutcome, reply: FastifyReply): PlacedOrderWire {
  switch (outcome.kind) {
    case 'placed':
      return placedOrderToWire(outcome.order);
    case 'repeated':
      reply.code(200);
      return placedOrderToWire(outcome.order);
    case 'changed':
      throw new HttpError(409, changedText, { body: orderChangesToBody(outcome, changedText) });
    case 'faulty':
      throw new HttpError(422, faultText(outcome.fault));
    case 'cashTooLow':
      throw new HttpError(422, cashTooLowText(outcome.cashGiven, outcome.total));
    case 'refused': {
      const text = shopRefusalCopy(outcome);
      throw new HttpError(409, text, { body: shopRefusalToBody(outcome.refusal, text) });
    }
    case 'keyOfAnotherOrder':
      throw new HttpError(422, otherOrderText);
  }
}
