import { randomUUID } from 'node:crypto';
import { cancelOrder, changeContent, changeStage, orderToWire, placePhoneOrder } from '@crepas/api';
import type { Cents, OrderId } from '@crepas/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ask, type Answer as HttpAnswer } from '../harness/ask.ts';
import { withRace } from './acceptOrCancel.ts';
import { answerToChange, type ChangeAnswer, feeOfChange, withChange } from './changedOrders.ts';
import { chosenBy } from './choices.ts';
import { anyChoice, choiceText, request } from './customerSteps.ts';
import { type Evening, guestOf } from './evening.ts';
import { draftOf, realOutcome, takeAnswer } from './ordering.ts';
import { withStage } from './placedOrders.ts';
import { dishNames, type Line, type Order, type Shop, totalOf } from './shop.ts';
import { orderName, recentOrder, type Step, type StepKind } from './step.ts';

/** Orders that staff take by telephone, and orders that staff change. */

const taken = fc.record({ choice: anyChoice, minutes: fc.constantFrom(null, 30) }).map(
  ({ choice, minutes }): Step =>
    (evening) => {
      const now = { ...choice, isStale: false };
      return {
        sentence: `On the telephone ${choiceText(now)}${minutes === null ? '' : ', which is accepted at once'}.`,
        async happens() {
          const { customer } = choice;
          const last = evening.lastRequests.get(customer);
          const made = { ...request(evening, now), key: randomUUID() };
          // What the customer's own page would send again.
          if (last) evening.lastRequests.set(customer, last);
          else evening.lastRequests.delete(customer);
          const before = evening.ids.length;
          const input = { payload: orderToWire(draftOf(evening, made)), key: made.key, minutes };
          const answer = await ask(evening.real.server(), placePhoneOrder, input, evening.tokens.staff);
          takeAnswer(evening, made, answer, { isByStaff: true });
          if (minutes !== null && evening.ids.length > before)
            evening.shop = withStage(evening.shop, before, 'accepted');
        },
      };
    },
);

const wants = ['one more', 'one less', 'another dish', 'other options', 'the same'] as const;

/** Other options than the line has; the same where its dish has none. */
function otherOptions({ options }: Shop, line: Line): Line {
  const hasLarge = line.chosen.some(({ option }) => option === 'Grande');
  const wish = {
    size: hasLarge ? 'Chico' : 'Grande',
    green: line.chosen.length === 0 ? 2 : 0,
    red: 0,
  } as const;
  return { ...line, chosen: chosenBy(wish, line.dish, options) };
}
const anyWish = fc.record({
  back: fc.nat(4),
  want: fc.constantFrom(...wants),
  at: fc.nat(1),
  dish: fc.constantFrom(...dishNames),
});

type About = {
  readonly evening: Evening;
  readonly position: number;
  readonly id: OrderId;
  readonly order: Order;
  readonly lines: readonly Line[];
};

/** A change of an order, as somebody asks for it; null without an order. */
const change = (happening: (about: About, want: string) => ReturnType<Step>) =>
  anyWish.map(
    ({ back, want, at, dish }): Step =>
      (evening) => {
        const position = recentOrder(evening, back);
        const [id, order] = [evening.ids[position ?? -1], evening.shop.orders[position ?? -1]];
        if (position === null || id === undefined || !order) return null;
        const { lines } = order.request;
        const place = at % lines.length;
        const { dishes, options } = evening.shop;
        const chosen = chosenBy({ size: 'Chico', green: 0, red: 1 }, dish, options);
        const other = { dish, quantity: 1, price: dishes[dish].price, nuts: null, chosen };
        const changed = lines.map((line, index): Line => {
          if (index !== place) return line;
          if (want === 'another dish') return other;
          if (want === 'other options') return otherOptions(evening.shop, line);
          const more = want === 'one more' ? 1 : want === 'one less' ? -1 : 0;
          return { ...line, quantity: Math.max(1, line.quantity + more) };
        });
        const named = want === 'another dish' ? `${dish} instead of ${lines[place]?.dish}` : want;
        return happening(
          { evening, position, id, order, lines: changed },
          `${orderName(position)}: ${named}`,
        );
      },
  );

const send = ({ evening, id, order, lines }: About, token: string): Promise<HttpAnswer> => {
  const fee = feeOfChange(evening.shop, order, totalOf(lines));
  // The total is without the discount, which the shop counts.
  const request = { ...order.request, lines, fee, code: null, discount: 0 };
  const draft = { ...draftOf(evening, request), fee: fee as Cents };
  const { fulfilment } = draft;
  const update = { id, version: order.version, order: draft, fulfilment, reason: 'Se acabó' };
  return ask(evening.real.server(), changeContent, update, token);
};

function expectAnswer({ evening, id }: About, answer: HttpAnswer, expected: ChangeAnswer): void {
  const what = 'the answer to the change';
  if (expected.kind === 'changed') {
    const { changes, total } = expected;
    expect(realOutcome(evening, answer), what).toEqual({ status: 409, changes, total });
  } else expect(answer, what).toMatchObject(answerOf(expected, id));
}

function answerOf(expected: Exclude<ChangeAnswer, { kind: 'changed' }>, id: OrderId): Partial<HttpAnswer> {
  switch (expected.kind) {
    case 'done':
      return { status: 200, body: { id_pedido: id, total: expected.total / 100 } };
    case 'tooLate':
      return { status: 409, body: { etapa: expect.any(String) } };
    case 'same':
    case 'tooMany':
    case 'cashTooLow':
      return { status: 422 };
  }
}

/** Once, or the same change at the same moment on both tablets, which is one change. */
const changes = fc.tuple(fc.boolean()).chain(([isTwice]) =>
  change((about, text) => ({
    sentence: `The kitchen changes ${text}${isTwice ? ', on both tablets at once' : ''}.`,
    async happens() {
      const { evening, position, order, lines } = about;
      const { owner, staff } = evening.tokens;
      const expected = answerToChange(evening.shop, order, lines);
      const answers = await Promise.all(
        (isTwice ? [staff, owner] : [staff]).map((token) => send(about, token)),
      );
      for (const answer of answers) expectAnswer(about, answer, expected);
      if (expected.kind === 'done') evening.shop = withChange(evening.shop, position, lines, expected);
    },
  })),
);

/** Two tablets make different changes: exactly one of both wins. */
const otherChange = change((about, text) => {
  const { evening, position, order, lines } = about;
  const fewer = order.request.lines.slice(1);
  const [one, other] = [lines, fewer].map((each) => answerToChange(evening.shop, order, each));
  if (one?.kind !== 'done' || other?.kind !== 'done' || fewer.length === 0) return null;
  return {
    sentence: `The kitchen changes ${text}, while the other tablet takes a dish away.`,
    async happens() {
      const { owner, staff } = evening.tokens;
      const answers = await Promise.all([send(about, staff), send({ ...about, lines: fewer }, owner)]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted(), 'the answers to the changes').toEqual([200, 412]);
      const isFirst = statuses[0] === 200;
      evening.shop = withChange(evening.shop, position, isFirst ? lines : fewer, isFirst ? one : other);
    },
  };
});

/** The customer cancels and the kitchen accepts meanwhile: one of both wins, and the change is before it or not at all. */
const race = change((about, text) => {
  const { evening, position, id, order, lines } = about;
  const expected = answerToChange(evening.shop, order, lines);
  if (order.stage !== 'received' || expected.kind !== 'done') return null;
  const { customer } = order.request;
  return {
    sentence: `The kitchen changes ${text}, and accepts it on the other tablet, while ${customer} cancels it.`,
    async happens() {
      const { owner, staff } = evening.tokens;
      const server = evening.real.server();
      const [changed, accepted, cancelled] = await Promise.all([
        send(about, staff),
        ask(server, changeStage, { id, stage: 'accepted' }, owner),
        ask(server, cancelOrder, id, guestOf(evening, customer).token),
      ]);
      if (changed.status !== 200) {
        expect(cancelled.status, 'an order that is not cancelled takes the change').toBe(200);
        expectAnswer(about, changed, { kind: 'tooLate' });
      } else evening.shop = withChange(evening.shop, position, lines, expected);
      evening.shop = withRace(evening.shop, position, accepted.status, cancelled.status);
    },
  };
});

export const changeSteps: readonly StepKind[] = [
  { weight: 8, arbitrary: taken },
  { weight: 12, arbitrary: changes },
  { weight: 3, arbitrary: otherChange },
  { weight: 4, arbitrary: race },
];
