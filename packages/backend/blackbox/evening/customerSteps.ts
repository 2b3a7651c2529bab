import { randomUUID } from 'node:crypto';
import { cancelOrder, getOrderDetails, getOrdersOfPhone } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { ask } from '../harness/ask.ts';
import { chosenBy, wishText } from './choices.ts';
import { type CodeName, discountOf } from './codes.ts';
import { type Evening, guestOf } from './evening.ts';
import { quarterMs } from './laterOrders.ts';
import { sendOrder, takeAnswer } from './ordering.ts';
import { discountShown, mayCancel, withStage } from './placedOrders.ts';
import {
  billOf,
  type Customer,
  customers,
  dishNames,
  type Line,
  maxOfOneLine,
  type Payment,
  pieceExtras,
  quote,
  type Request,
  totalOf,
} from './shop.ts';
import { orderName, pesos, recentOrder, type Step, type StepKind, sometimes } from './step.ts';

const anyCustomer = fc.constantFrom(...customers);

const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: odd });

const anyLine = fc.record({
  dish: fc.constantFrom(...dishNames),
  quantity: rarely(fc.integer({ min: 1, max: 3 }), fc.constant(maxOfOneLine + 1)),
  hasNuts: fc.boolean(),
  wish: fc.record({
    size: rarely(fc.constantFrom('Chico' as const, 'Grande' as const), fc.constant(null)),
    green: fc.integer({ min: 0, max: 2 }),
    red: rarely(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 2, max: 3 })),
  }),
});

/** What a customer chooses. The prices come from the menu that they saw. */
export const anyChoice = fc.record({
  customer: anyCustomer,
  lines: fc.array(anyLine, { minLength: 1, maxLength: 2 }),
  /** Above the total, in centavos; null when the customer does not say it. */
  cashAbove: rarely(fc.constantFrom(null, 0, 5_000), fc.constant(-1)),
  payment: rarely(fc.constantFrom<Payment>('cash', 'cash', 'card'), fc.constant<Payment>('transfer')),
  address: fc.constantFrom(null, 'near' as const, 'near' as const, 'far' as const),
  isPickup: sometimes,
  /** Quarters of an hour from now; null: as soon as possible. */
  later: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.integer({ min: 2, max: 16 }) },
  ),
  code: fc.constantFrom<CodeName | null>(null, null, 'CREPAS', 'CREPAS', 'NOCHE'),
  /** Whether the customer orders from a page that they opened before. */
  isStale: sometimes,
});
export type Choice = typeof anyChoice extends fc.Arbitrary<infer Value> ? Value : never;

/** The request of a choice, which becomes the customer's last one. */
export function request(evening: Evening, choice: Choice): Request {
  const { customer, cashAbove, payment, isPickup, code, isStale } = choice;
  if (!isStale) evening.seen.set(customer, evening.shop);
  const seen = evening.seen.get(customer) ?? evening.shop;
  const { dishes, nuts, options } = seen;
  const lines = choice.lines.map(
    ({ dish, quantity, hasNuts, wish }): Line => ({
      dish,
      quantity,
      price: dishes[dish].price,
      nuts: hasNuts ? nuts : null,
      chosen: chosenBy(wish, dish, options),
    }),
  );
  const address = isPickup ? null : choice.address;
  const cost = totalOf(lines);
  const { fee } = quote(seen, { address, isPickup }, cost);
  // Whoever knows a code expects it to hold: the page may have tried it before it was paused or used up.
  const known = seen.codes.find(({ name }) => name === code) ?? null;
  const discount = discountOf(known, billOf(lines, fee));
  const total = cost + fee - discount;
  const cash = cashAbove === null || payment !== 'cash' ? null : Math.max(0, total + cashAbove);
  const later =
    choice.later === null ? null : (Math.ceil(evening.shop.now / quarterMs) + choice.later) * quarterMs;
  const made: Request = {
    key: randomUUID(),
    customer,
    lines,
    payment,
    cash,
    address,
    isPickup,
    later,
    fee,
    code,
    discount,
  };
  evening.lastRequests.set(customer, made);
  return made;
}

export function choiceText(choice: Choice): string {
  const { customer, lines, payment, cashAbove, address, isPickup, later, code, isStale } = choice;
  const dishes = lines.map(
    ({ dish, quantity, hasNuts, wish }) =>
      `${quantity} ${dish}${hasNuts ? ' with nuts' : ''}${wishText(wish, dish)}`,
  );
  const cash =
    payment !== 'cash'
      ? `, pays by ${payment}`
      : cashAbove === null
        ? ''
        : `, pays ${cashAbove < 0 ? 'too little' : `${pesos(cashAbove)} too much`}`;
  const where = isPickup ? ' for pickup' : address === null ? '' : `, to a ${address} address`;
  const when = later === null ? '' : `, for ${later} quarters of an hour later`;
  const withCode = code === null ? '' : `, with the code ${code}`;
  return `${customer} orders ${dishes.join(' and ')}${cash}${where}${when}${withCode}${isStale ? ', from an old page' : ''}`;
}

const order = anyChoice.map(
  (choice): Step =>
    (evening) => ({
      sentence: `${choiceText(choice)}.`,
      async happens() {
        const made = request(evening, choice);
        takeAnswer(evening, made, await sendOrder(evening, made));
      },
    }),
);

const inTwoTabs = anyChoice.map(
  (choice): Step =>
    (evening) => ({
      sentence: `${choiceText(choice)}, from two tabs at once.`,
      async happens() {
        const made = request(evening, choice);
        const answers = await Promise.all([sendOrder(evening, made), sendOrder(evening, made)]);
        answers.sort((one, other) => other.status - one.status);
        for (const answer of answers) takeAnswer(evening, made, answer);
      },
    }),
);

const again = fc.record({ customer: anyCustomer, isOther: fc.boolean() }).map(
  ({ customer, isOther }): Step =>
    (evening) => {
      const last = evening.lastRequests.get(customer);
      if (!last) return null;
      const lines = isOther
        ? last.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
        : last.lines;
      const cash = last.cash === null ? null : last.cash + totalOf(lines) - totalOf(last.lines);
      const made = { ...last, lines, cash };
      return {
        sentence: isOther
          ? `${customer} sends one more of each under the key of the last order.`
          : `${customer} sends the last order again, under its key.`,
        happens: async () => takeAnswer(evening, made, await sendOrder(evening, made)),
      };
    },
);

const anyCustomerAndOrder = fc.record({ customer: anyCustomer, back: fc.nat(4) });

type About = {
  readonly evening: Evening;
  readonly customer: Customer;
  readonly position: number;
  readonly id: OrderId;
  readonly isOwn: boolean;
};

/** A step of a customer about an order, which may be the order of another customer. */
const about = (happening: (about: About) => ReturnType<Step>) =>
  anyCustomerAndOrder.map(
    ({ customer, back }): Step =>
      (evening) => {
        const position = recentOrder(evening, back);
        const id = position === null ? undefined : evening.ids[position];
        if (position === null || id === undefined) return null;
        const isOwn = evening.shop.orders[position]?.request.customer === customer;
        return happening({ evening, customer, position, id, isOwn });
      },
  );

const cancel = about(({ evening, customer, position, id, isOwn }) => ({
  sentence: `${customer} cancels ${orderName(position)}.`,
  async happens() {
    const present = evening.shop.orders[position];
    const isAllowed = present !== undefined && mayCancel(present, evening.shop.now);
    const { status } = await ask(evening.real.server(), cancelOrder, id, guestOf(evening, customer).token);
    expect(status, 'the answer to the cancellation').toBe(isOwn ? (isAllowed ? 200 : 409) : 403);
    if (status === 200) evening.shop = withStage(evening.shop, position, 'cancelled', true);
  },
}));

const look = about(({ evening, customer, position, id, isOwn }) => ({
  sentence: `${customer} looks at ${orderName(position)}.`,
  async happens() {
    const { token } = guestOf(evening, customer);
    const { status, body } = await ask(evening.real.server(), getOrderDetails, id, token);
    expect(status, 'the answer to the details').toBe(isOwn ? 200 : 403);
    const present = evening.shop.orders[position];
    if (!isOwn || !present) return;
    const details = getOrderDetails.decode(v.parse(getOrderDetails.answer, body));
    const { stage, total, fee = 0, discount = null } = details;
    expect({ stage, total, fee, discount }, 'the details').toEqual({
      stage: present.stage,
      total: present.total,
      fee: present.fee,
      discount: discountShown(present, evening.menu.dishes),
    });
    expect(
      details.lines.map(({ productName, quantity, unitPrice, extrasTotal, groups }) => ({
        dish: productName,
        quantity,
        price: unitPrice,
        extras: extrasTotal,
        options: groups.flatMap(({ options }) =>
          options.map(({ name, quantity, price }) => ({ option: name, quantity, price })),
        ),
      })),
      'the lines of the details',
    ).toEqual(
      present.request.lines.map((line) => ({
        dish: line.dish,
        quantity: line.quantity,
        price: line.price,
        extras: pieceExtras(line) * line.quantity,
        options: line.chosen.map(({ option, quantity, price }) => ({ option, quantity, price })),
      })),
    );
  },
}));

const spy = fc.record({ customer: anyCustomer, other: anyCustomer }).map(
  ({ customer, other }): Step =>
    (evening) => {
      if (customer === other) return null;
      const { token } = guestOf(evening, customer);
      const { phone } = guestOf(evening, other);
      return {
        sentence: `${customer} asks for the orders of ${other}.`,
        async happens() {
          const server = evening.real.server();
          expect((await ask(server, getOrdersOfPhone, phone, token)).status).toBe(403);
        },
      };
    },
);

export const customerSteps: readonly StepKind[] = [
  { weight: 24, arbitrary: order },
  { weight: 4, arbitrary: inTwoTabs },
  { weight: 5, arbitrary: again },
  { weight: 6, arbitrary: cancel },
  { weight: 3, arbitrary: look },
  { weight: 1, arbitrary: spy },
];
