import { orderChangesFromBody, orderToWire, placeOrder, shopRefusalFromBody } from '@crepas/api';
import type { Cents, OrderPayload, OrderPayloadLine } from '@crepas/domain';
import { pickupAddress } from '@crepas/domain';
import * as v from 'valibot';
import { expect } from 'vitest';
import { ask, type Answer as HttpAnswer } from '../harness/ask.ts';
import type { Address } from '../harness/server.ts';
import { type Evening, guestOf } from './evening.ts';
import { crepaIds, dishId, nutsName, optionIdOf } from './menu.ts';
import { withOrder } from './placedOrders.ts';
import {
  type Answer,
  answerTo,
  type Change,
  combo,
  dishNames,
  type Line,
  pieceExtras,
  type Request,
  totalOf,
} from './shop.ts';

export const near = { lat: 19.43, lng: -99.13 };
const far = { lat: 19.93, lng: -99.13 };

export const sendOrder = (
  evening: Evening,
  request: Request,
  to: Address = evening.real.server(),
): Promise<HttpAnswer> =>
  ask(
    to,
    placeOrder,
    { payload: orderToWire(draftOf(evening, request)), key: request.key },
    guestOf(evening, request.customer).token,
  );

export function draftOf(evening: Evening, request: Request): OrderPayload {
  const { customer, lines, payment, cash, address, isPickup, fee, later, code, discount } = request;
  return {
    phone: guestOf(evening, customer).phone,
    deliveryAddress: isPickup ? pickupAddress : 'Av. Juárez 10, Centro',
    fulfilment: isPickup ? 'pickup' : 'delivery',
    payment,
    ...(fee > 0 && { fee: fee as Cents }),
    ...(code !== null && { discount: { name: code, amount: discount as Cents } }),
    total: (totalOf(lines) + fee - discount) as Cents,
    lines: lines.map((line) => payloadLineOf(evening, line)),
    options: {
      ...(cash !== null && { cashGiven: cash as Cents }),
      ...(isPickup && { recipient: customer }),
      ...(later !== null && { scheduledFor: later }),
      ...(address !== null && { position: address === 'near' ? near : far }),
    },
  };
}

function payloadLineOf({ menu }: Evening, line: Line): OrderPayloadLine {
  const { dish, quantity, price, nuts, chosen } = line;
  const extra = { id: menu.nuts, name: nutsName, description: '', available: true };
  return {
    productId: dishId(menu, dish),
    quantity,
    unitPrice: price as Cents,
    extras: nuts === null ? [] : [{ ...extra, price: nuts as Cents }],
    crepas: dish === combo ? crepaIds(menu) : [],
    ...(chosen.length > 0 && {
      options: chosen.map(({ option, quantity, price }) => ({
        id: optionIdOf(menu, option),
        name: option,
        quantity,
        price: price as Cents,
      })),
    }),
    extrasTotal: (quantity * pieceExtras(line)) as Cents,
    imageUrl: '',
  };
}

/** An answer to an order, of the model and of the real shop in the same form. `order` is a position in the model. */
type Outcome = {
  readonly status: number;
  readonly order?: number;
  readonly total?: number;
  readonly refusal?: string;
  readonly changes?: readonly Change[];
};

/**
 * Compares the real answer with the model's, and adds a placed order to the model.
 *
 * @param mayBeRepeated for a request whose first answer was lost: the shop may have placed it before
 */
export function takeAnswer(
  evening: Evening,
  request: Request,
  answer: HttpAnswer,
  { mayBeRepeated = false, isByStaff = false } = {},
): void {
  const expected = answerTo(evening.shop, request, isByStaff);
  const real = realOutcome(evening, answer);
  const outcome = mayBeRepeated && real.status === 200 ? { ...real, status: 201 } : real;
  expect(outcome, 'the answer to the order').toEqual(modelOutcome(evening, expected));
  if (expected.kind !== 'placed') return;
  const { id } = placedOrder(answer);
  const last = evening.ids.at(-1) ?? 0;
  expect(id, 'the number of the new order').toBeGreaterThan(last);
  evening.ids.push(id);
  evening.shop = withOrder(evening.shop, request, expected);
}

function modelOutcome({ shop }: Evening, answer: Answer): Outcome {
  switch (answer.kind) {
    case 'placed':
      return { status: 201, order: shop.orders.length, total: answer.total };
    case 'repeated':
      return { status: 200, order: answer.order, total: shop.orders[answer.order]?.total ?? 0 };
    case 'changed':
      return { status: 409, changes: answer.changes, total: answer.total };
    case 'closed':
    case 'lastOrdersOver':
    case 'paused':
    case 'outsideZone':
    case 'paymentNotOffered':
    case 'pickupNotOffered':
    case 'belowMinimum':
    case 'momentNotOffered':
    case 'momentFull':
      return { status: 409, refusal: answer.kind };
    case 'keyOfAnotherOrder':
    case 'tooMany':
    case 'ruleBroken':
    case 'cashTooLow':
      return { status: 422 };
  }
}

export const placedOrder = ({ body }: HttpAnswer) => placeOrder.decode(v.parse(placeOrder.answer, body));

export function realOutcome({ ids, menu }: Evening, answer: HttpAnswer): Outcome {
  const { status, body } = answer;
  if (status === 200 || status === 201) {
    const { id, total } = placedOrder(answer);
    const known = ids.indexOf(id);
    return { status, order: known < 0 ? ids.length : known, total };
  }
  const changed = orderChangesFromBody(body);
  if (changed) {
    const changes = changed.changes.map((change) =>
      change.reason === 'fee' || change.reason === 'code'
        ? change
        : {
            dish:
              'productId' in change && dishNames.find((name) => menu.dishes.get(name) === change.productId),
            reason: change.reason,
          },
    );
    return { status, changes: changes as readonly Change[], total: changed.total };
  }
  const refusal = shopRefusalFromBody(body)?.kind;
  return { status, ...(refusal !== undefined && { refusal }) };
}
