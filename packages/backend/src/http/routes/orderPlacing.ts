import {
  idempotencyHeader,
  type OrderBody,
  orderChangesToBody,
  type PhoneRefusalWire,
  type PlacedOrderWire,
  placedOrderToWire,
  placeOrder as placeOrderCall,
  placePhoneOrder,
  placeWithoutCode,
  type Shop,
  shopRefusalCopy,
  shopRefusalToBody,
  type UsedKeyWire,
  unprintableCopy,
} from '@crepas/api';
import {
  isPrintableLine,
  isVisible,
  type PhoneBounds,
  pickupAddress,
  plainPhoneBounds,
} from '@crepas/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { editorOf } from '../../changes/Editor.ts';
import type { OrderOutcome } from '../../orders/orderOutcome.ts';
import type { PhoneRefusal } from '../../orders/phoneBounds.ts';
import { type OrderRequest, placeOrder } from '../../orders/placeOrder.ts';
import { changedText, faultText, otherOrderText } from '../../orders/texts.ts';
import type { UnprovenRefusal } from '../../orders/unproven.ts';
import { cashTooLowText, validateOptions } from '../../orders/validateOptions.ts';
import { shopOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { addressKey } from '../addressKey.ts';
import { forbidden } from '../caller.ts';
import type { Guesser } from '../codeGuesses.ts';
import { HttpError, invalidField } from '../HttpError.ts';
import { orderLimit } from '../limits.ts';
import { readPhone } from '../readRequest.ts';
import { route } from '../route.ts';

/** The phone of the order must be the phone of the token (decision A3); staff take orders by a call of their own. */
export function placeOrderRoute(api: Api): void {
  const bounds = api.settings.limitsRate ? plainPhoneBounds : undefined;
  /** @param guesser null for staff, who may know the codes */
  const place = async (order: OrderRequest, guesser: Guesser | null) => {
    const isGuess = guesser !== null && order.payload.codigo !== undefined;
    const isCodeIgnored = isGuess && api.codeGuesses.waitMs(guesser) > 0;
    const sent = { ...order, ...(bounds && { bounds }), isCodeIgnored };
    const outcome = await placeOrder(api.database, sent, api.menu.menu());
    if (isGuess && !isCodeIgnored && 'isWrongCode' in outcome) api.codeGuesses.count(guesser);
    if (outcome.kind === 'phoneRefused') throw phoneRefused(outcome.refusal, api);
    return outcome;
  };

  route(
    api,
    placeOrderCall,
    async ({ body, request, reply }) => {
      const read = readOrder(body);
      if (request.caller.kind !== 'customer' || request.caller.phone !== read.phone) throw forbidden();
      return answer(await place({ ...read, key: readKey(request) }, { request, phone: read.phone }), reply);
    },
    orderLimit,
  );

  route(
    api,
    placePhoneOrder,
    async ({ body: { minutos, ...payload }, request, reply }) => {
      const phoneOrder = { by: editorOf(request), minutes: minutos ?? null };
      const order = { ...readOrder(payload), key: readKey(request), phoneOrder };
      return answer(await place(order, null), reply);
    },
    orderLimit,
  );

  route(
    api,
    placeWithoutCode,
    async ({ body: { via: _, ...payload }, request, reply }) => {
      const read = readOrder(payload);
      const key = readKey(request);
      if (key === null) throw new HttpError(400, keyText);
      const shop = shopOf(api.menu.menu().shop, api.settings);
      const unproven = {
        isOffered: shop.takesWithoutCode === true,
        address: api.settings.limitsRate ? addressKey(request.ip) : null,
      };
      const outcome = await place({ ...read, key, unproven }, { request, phone: null });
      if (outcome.kind === 'unprovenRefused') throw unprovenRefusal(outcome.refusal, shop);
      const wire = answer(outcome, reply);
      return { ...wire, seguimiento: 'order' in outcome ? (outcome.order.followToken ?? '') : '' };
    },
    orderLimit,
  );
}

/** Throws for a phone, an address or an option that is wrong. An order that is picked up has no address of its own. */
export function readOrder(sent: OrderBody): Pick<OrderRequest, 'phone' | 'payload' | 'options'> {
  const payload = sent.entrega === 'recoger' ? { ...sent, direccion_entrega: pickupAddress } : sent;
  if (payload.descuento !== undefined && !payload.codigo) throw new HttpError(422, withoutCodeText);
  const phone = readPhone(payload.telefono_usuario, 'telefono_usuario');
  checkAddress(payload.direccion_entrega);
  const read = validateOptions(payload);
  if (read.kind === 'faulty') throw new HttpError(422, read.text);
  return { phone, payload, options: read.options };
}

function unprovenRefusal(refusal: UnprovenRefusal, { whatsApp, responsible }: Shop): HttpError {
  switch (refusal) {
    case 'notOffered': {
      const error = 'Esta tienda solo recibe pedidos con código.';
      return new HttpError(409, error, { body: { codigo: 'sin_codigo' } });
    }
    case 'phoneHasOne': {
      const error = 'Ya tienes un pedido por confirmar con este teléfono. Espera la llamada de la tienda.';
      return new HttpError(409, error, { body: { codigo: 'por_confirmar' } });
    }
    case 'tooMany': {
      const error =
        'Ahora no podemos tomar más pedidos sin código. Llama a la tienda o escríbele por WhatsApp.';
      return new HttpError(429, error, {
        body: { whatsapp: whatsApp, telefono: responsible?.phone ?? '' },
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    }
  }
}

function phoneRefused(refusal: PhoneRefusal, { menu, settings }: Api): HttpError {
  const own = menu.menu().shop;
  const { whatsApp, responsible } = shopOf(own, settings);
  const { maxOpenOrders, maxDailyOrders } = { ...plainPhoneBounds, ...own };
  const telefono = responsible?.phone ?? '';
  const { codigo, error } = phoneRefusals[refusal]({ maxOpenOrders, maxDailyOrders });
  const call = telefono === '' ? 'Llama a la tienda o escríbele.' : `Llama a la tienda: ${telefono}.`;
  const text = `${error} ${call}`;
  return new HttpError(409, text, {
    body: { error: text, codigo, whatsapp: whatsApp, telefono } satisfies PhoneRefusalWire,
  });
}

type Refused = Pick<PhoneRefusalWire, 'codigo' | 'error'>;
const phoneRefusals: Readonly<Record<PhoneRefusal, (bounds: PhoneBounds) => Refused>> = {
  blocked: () => ({ codigo: 'bloqueado', error: 'La tienda no recibe pedidos de este teléfono en línea.' }),
  tooManyOpen: ({ maxOpenOrders: max }) => ({
    codigo: 'muchos_en_curso',
    error: `Este teléfono ya tiene ${max === 1 ? 'un pedido' : `${max} pedidos`} en curso. ¿Necesitas otro?`,
  }),
  tooManyToday: ({ maxDailyOrders: max }) => ({
    codigo: 'muchos_en_un_dia',
    error: `Este teléfono ya hizo ${max === 1 ? 'un pedido' : `${max} pedidos`} en un día. ¿Necesitas otro?`,
  }),
};

const retryAfterSeconds = 10 * 60;

/** Not in the schema, which the store's first screen loads: the store has made the address one line. */
function checkAddress(text: string): void {
  const field = 'direccion_entrega';
  if (!isVisible(text)) throw invalidField(field);
  if (!isPrintableLine(text)) throw invalidField(field, unprintableCopy(field));
}

const withoutCodeText = 'El pedido lleva un descuento, pero no un código.';

const keyText = `El encabezado «${idempotencyHeader}» debe ser un UUID.`;
const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

function readKey({ headers }: FastifyRequest): string | null {
  const sent = headers[idempotencyHeader.toLowerCase()];
  if (sent === undefined) return null;
  const key = v.safeParse(uuid, sent);
  if (!key.success) throw new HttpError(400, keyText);
  return key.output;
}

function answer(outcome: OrderOutcome, reply: FastifyReply): PlacedOrderWire {
  switch (outcome.kind) {
    case 'placed':
      return placedOrderToWire(outcome.order);
    case 'repeated':
      reply.code(200);
      return placedOrderToWire(outcome.order);
    // Their routes answer them.
    case 'phoneRefused':
    case 'unprovenRefused':
      throw new HttpError(409, otherOrderText);
    case 'keyOfAnotherOrder': {
      const body: UsedKeyWire = { error: otherOrderText, codigo: 'clave_usada' };
      throw new HttpError(422, otherOrderText, { body });
    }
    default:
      throw contentRefusal(outcome);
  }
}

type RefusedContent = Extract<OrderOutcome, { kind: 'changed' | 'faulty' | 'cashTooLow' | 'refused' }>;

/** Why neither a new order nor a change of one is written. */
export function contentRefusal(outcome: RefusedContent): HttpError {
  switch (outcome.kind) {
    case 'changed':
      return new HttpError(409, changedText, { body: orderChangesToBody(outcome, changedText) });
    case 'faulty':
      return new HttpError(422, faultText(outcome.fault));
    case 'cashTooLow':
      return new HttpError(422, cashTooLowText(outcome.cashGiven, outcome.total));
    case 'refused': {
      const text = shopRefusalCopy(outcome);
      return new HttpError(409, text, { body: shopRefusalToBody(outcome.refusal, text) });
    }
  }
}
