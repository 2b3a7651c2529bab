import {
  changeStage,
  createDiscountCode,
  deleteDiscountCode,
  tryDiscountCode,
  updateDiscountCode,
} from '@crepas/api';
import { discountCodeId } from '@crepas/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ask, askStrictly } from '../harness/ask.ts';
import { type Code, codeNames, courses, type Gift, type Terms } from './codes.ts';
import { anyChoice, type Choice, choiceText, request } from './customerSteps.ts';
import { type Evening, guestOf } from './evening.ts';
import { codeToSend } from './menu.ts';
import { draftOf, placedOrder, sendOrder, takeAnswer } from './ordering.ts';
import { isActive, withStage } from './placedOrders.ts';
import { answerToTrial, dishNames } from './shop.ts';
import { type Happening, orderName, pesos, type Step, type StepKind, sometimes } from './step.ts';
import { passTime } from './timeSteps.ts';

/** The owner's promo codes, and customers who want the same one. */

const anyGift: fc.Arbitrary<Gift> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(7, 33, 100) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 100, max: 20_000 }) }),
  fc.constant({ kind: 'delivery' as const }),
  fc.record({ kind: fc.constant('dish' as const), dish: fc.constantFrom(...dishNames) }),
);

const anyTerms = fc.record({
  name: fc.constantFrom(...codeNames),
  gift: anyGift,
  minimum: fc.constantFrom(0, 0, 0, 15_000),
  maxUses: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
  maxUsesPerPhone: fc.constantFrom(null, 1),
  isPaused: fc.constant(false),
  course: fc.constantFrom(null, null, ...courses),
  /** Minutes from now on; null: at any hour. */
  opening: fc.option(
    fc.record({ from: fc.integer({ min: -60, max: 60 }), minutes: fc.integer({ min: 1, max: 180 }) }),
    { freq: 2 },
  ),
});
type Wanted = typeof anyTerms extends fc.Arbitrary<infer Value> ? Value : never;

const minuteMs = 60_000;

function termsOf({ opening, ...same }: Wanted, now: number): Terms {
  if (opening === null) return { ...same, hours: null };
  const from = (Math.floor(now / minuteMs) + opening.from) * minuteMs;
  return { ...same, hours: { from, to: from + opening.minutes * minuteMs } };
}

function giftText(gift: Gift): string {
  switch (gift.kind) {
    case 'percent':
      return `${gift.percent} % off`;
    case 'amount':
      return `${pesos(gift.amount)} off`;
    case 'delivery':
      return 'a free delivery';
    case 'dish':
      return `one ${gift.dish} for free`;
  }
}

function termsText({ name, gift, minimum, maxUses, maxUsesPerPhone, course, opening }: Wanted): string {
  const from = minimum === 0 ? '' : ` from ${pesos(minimum)} on`;
  const uses = maxUses === null ? '' : `, for ${maxUses} orders`;
  const dishes = course === null ? '' : `, for ${course} alone`;
  const hours = opening === null ? '' : `, for ${opening.minutes} minutes from ${opening.from} minutes on`;
  const once = maxUsesPerPhone === null ? '' : ', once for each customer';
  return `${name}: ${giftText(gift)}${from}${uses}${once}${dishes}${hours}`;
}

const withoutCode = ({ shop }: Evening, name: string) => shop.codes.filter((code) => code.name !== name);

async function change(evening: Evening, code: Code): Promise<void> {
  const changed = { id: discountCodeId(code.id), ...codeToSend(evening.menu, code) };
  await askStrictly(evening.real.server(), updateDiscountCode, changed, evening.tokens.owner);
  evening.shop = { ...evening.shop, codes: [...withoutCode(evening, code.name), code] };
}

async function create(evening: Evening, terms: Terms): Promise<void> {
  const { real, menu, tokens, shop } = evening;
  const sent = codeToSend(menu, terms);
  const { id } = await askStrictly(real.server(), createDiscountCode, sent, tokens.owner);
  evening.shop = { ...shop, codes: [...shop.codes, { ...terms, id }] };
}

/** A code that is there gets other terms: its orders keep what was agreed. */
const set = anyTerms.map(
  (wanted): Step =>
    (evening) => {
      const terms = termsOf(wanted, evening.shop.now);
      const known = evening.shop.codes.find(({ name }) => name === terms.name);
      return {
        sentence: `The owner ${known ? 'changes' : 'makes'} the code ${termsText(wanted)}.`,
        happens: () => (known ? change(evening, { ...terms, id: known.id }) : create(evening, terms)),
      };
    },
);

/** A step about a code; null without one. */
const about = (happening: (evening: Evening, code: Code) => Happening) =>
  fc.constantFrom(...codeNames).map(
    (name): Step =>
      (evening) => {
        const code = evening.shop.codes.find((one) => one.name === name);
        return code ? happening(evening, code) : null;
      },
  );

const pauseOrResume = about((evening, code) => ({
  sentence: `The owner ${code.isPaused ? 'resumes' : 'pauses'} the code ${code.name}.`,
  happens: () => change(evening, { ...code, isPaused: !code.isPaused }),
}));

const remove = about((evening, { id, name }) => ({
  sentence: `The owner deletes the code ${name}.`,
  async happens() {
    await askStrictly(evening.real.server(), deleteDiscountCode, discountCodeId(id), evening.tokens.owner);
    evening.shop = { ...evening.shop, codes: withoutCode(evening, name) };
  },
}));

/** The newest order with a code gives its use back, and somebody orders with it. */
const giveBack = fc.record({ choice: anyChoice, isRejected: sometimes }).map(
  ({ choice, isRejected }): Step =>
    (evening) => {
      const { shop, ids, real, tokens } = evening;
      const position = shop.orders.findLastIndex((order) => order.code !== null && isActive(order));
      const [order, id] = [shop.orders[position], ids[position]];
      if (!order?.code || id === undefined) return null;
      const stage = isRejected && order.stage === 'received' ? 'rejected' : 'cancelled';
      const next: Choice = {
        ...choice,
        code: order.code.name,
        payment: 'cash',
        isPickup: false,
        later: null,
        isStale: false,
      };
      return {
        sentence: `The shop ends ${orderName(position)}: it is ${stage}. Then ${choiceText(next)}.`,
        async happens() {
          await askStrictly(real.server(), changeStage, { id, stage, reason: 'Se acabó' }, tokens.staff);
          evening.shop = withStage(shop, position, stage);
          const made = request(evening, next);
          takeAnswer(evening, made, await sendOrder(evening, made));
        },
      };
    },
);

/** Two customers want a code at once, which may have one use left. For as soon as possible: a full quarter of an hour would be told first. */
const together = fc.tuple(anyChoice, anyChoice, fc.constantFrom(...codeNames)).map(
  ([one, other, code]): Step =>
    (evening) => {
      if (one.customer === other.customer) return null;
      const choices = [one, other].map((choice) => ({ ...choice, later: null, code }));
      return {
        sentence: `At once: ${choices.map(choiceText).join('; ')}.`,
        async happens() {
          const sent = choices.map(async (choice) => {
            const made = request(evening, choice);
            const answer = await sendOrder(evening, made);
            // The one that was placed was there first.
            const id = answer.status === 201 ? placedOrder(answer).id : Number.MAX_SAFE_INTEGER;
            return { made, answer, id };
          });
          const answered = (await Promise.all(sent)).toSorted((a, b) => a.id - b.id);
          for (const { made, answer } of answered) takeAnswer(evening, made, answer);
        },
      };
    },
);

/** Nothing is kept of a trial, whatever it says. @param isKnown whether the customer proves who it is */
async function tryCode(evening: Evening, choice: Choice, isKnown: boolean): Promise<void> {
  const before = evening.lastRequests.get(choice.customer);
  const made = request(evening, choice);
  // It was not ordered.
  if (before) evening.lastRequests.set(choice.customer, before);
  else evening.lastRequests.delete(choice.customer);
  const sent = { name: choice.code ?? '', order: draftOf(evening, made) };
  const token = isKnown ? guestOf(evening, made.customer).token : undefined;
  const { status, body } = await ask(evening.real.server(), tryDiscountCode, sent, token);
  expect(trialFrom(status, body), 'what the code gives').toEqual(answerToTrial(evening.shop, made, isKnown));
}

const tries = fc
  .record({ choice: anyChoice, code: fc.constantFrom(...codeNames), isKnown: fc.boolean() })
  .map(
    ({ choice, code, isKnown }): Step =>
      (evening) => {
        const chosen = { ...choice, code };
        return {
          sentence: `${isKnown ? choice.customer : 'Somebody'} tries the code: ${choiceText(chosen)}.`,
          happens: () => tryCode(evening, chosen, isKnown),
        };
      },
  );

/** A new or changed code is tried and used at once, or where its hours begin or end. */
const setAndUse = fc
  .record({
    wanted: anyTerms,
    border: fc.constantFrom('from', 'from', 'to', 'to', null),
    seconds: fc.constantFrom(0, -1),
    choice: anyChoice,
    isKnown: fc.boolean(),
  })
  .map(
    ({ wanted, border, seconds, choice, isKnown }): Step =>
      (evening) => {
        const terms = termsOf(wanted, evening.shop.now);
        const chosen = { ...choice, code: terms.name, later: null, isStale: false };
        const at = (border && terms.hours?.[border]) ?? null;
        const when = at === null ? '' : `${seconds < 0 ? 'A second before' : 'Exactly at'} its ${border}: `;
        const sentence = `The owner sets the code ${termsText(wanted)}. ${when}${choiceText(chosen)}.`;
        const passing = at === null ? null : passTime(evening, sentence, at + seconds * 1000);
        return {
          sentence,
          async happens() {
            const known = evening.shop.codes.find(({ name }) => name === terms.name);
            await (known ? change(evening, { ...terms, id: known.id }) : create(evening, terms));
            await passing?.happens();
            await tryCode(evening, chosen, isKnown);
            const made = request(evening, chosen);
            takeAnswer(evening, made, await sendOrder(evening, made));
          },
        };
      },
  );

function trialFrom(status: number, answer: unknown) {
  const { codigo, descuento, falta, para } = Object(answer);
  if (status === 200) return { kind: 'given', discount: Math.round(descuento * 100) };
  if (codigo === 'codigo_minimo') return { kind: 'belowMinimum', missing: Math.round(falta * 100) };
  return para === undefined ? { kind: 'invalid' } : { kind: 'notForThis', lacks: para };
}

export const codeSteps: readonly StepKind[] = [
  { weight: 5, arbitrary: set },
  { weight: 3, arbitrary: pauseOrResume },
  { weight: 2, arbitrary: remove },
  { weight: 6, arbitrary: giveBack },
  { weight: 6, arbitrary: together },
  { weight: 4, arbitrary: tries },
  { weight: 16, arbitrary: setAndUse },
];
