import fc from 'fast-check';
import { anyChoice, choiceText, request } from './customerSteps.ts';
import type { Evening } from './evening.ts';
import { nextPreparation } from './laterOrders.ts';
import { nextEdge } from './menuHours.ts';
import { sendOrder, takeAnswer } from './ordering.ts';
import type { Shop } from './shop.ts';
import type { Happening, Step, StepKind } from './step.ts';

const minuteMs = 60_000;

/** The evening ends before the shop's day does, at five in the morning. */
const maxEveningMs = 10 * 60 * minuteMs;

/** Null when it would be a step back, or into the next day. */
export function passTime(evening: Evening, sentence: string, at: number): Happening | null {
  if (at <= evening.shop.now || at >= evening.startedAt + maxEveningMs) return null;
  return {
    sentence,
    async happens() {
      await evening.real.setClock(at);
      evening.shop = { ...evening.shop, now: at };
    },
  };
}

const wait = fc.integer({ min: 1, max: 30 }).map(
  (minutes): Step =>
    (evening) =>
      passTime(evening, `${minutes} minutes pass.`, evening.shop.now + minutes * minuteMs),
);

/** Where one state of the shop ends and another begins. */
const borders = {
  closing: ({ closesAt }: Shop) => closesAt,
  'the last order': ({ closesAt, lastOrderMinutes }: Shop) =>
    closesAt === null ? null : closesAt - lastOrderMinutes * minuteMs,
  'the end of the pause': ({ pausedUntil }: Shop) => pausedUntil,
  'the next edge of the menu': ({ dishes, now }: Shop) => {
    const edges = Object.values(dishes).flatMap(({ hours }) => (hours ? nextEdge(hours, now) : []));
    return edges.length === 0 ? null : Math.min(...edges);
  },
  'the begin of a code': ({ codes, now }: Shop) =>
    codes.find(({ hours }) => hours !== null && hours.from > now)?.hours?.from ?? null,
  'the end of a code': ({ codes, now }: Shop) =>
    codes.find(({ hours }) => hours !== null && hours.to > now)?.hours?.to ?? null,
  'the start of a preparation': ({ orders, now }: Shop) => nextPreparation(orders, now),
} as const;

const anyMoment = fc.record({
  border: fc.constantFrom(...(Object.keys(borders) as (keyof typeof borders)[])),
  seconds: fc.constantFrom(0, -1, 1),
});

/** An order at a border, or a second before or after it. */
const orderAtBorder = fc.record({ moment: anyMoment, choice: anyChoice }).map(
  ({ moment: { border, seconds }, choice }): Step =>
    (evening) => {
      const at = borders[border](evening.shop);
      if (at === null) return null;
      const offset = seconds === 0 ? 'Exactly at' : seconds < 0 ? 'A second before' : 'A second after';
      const sentence = `${offset} ${border}: ${choiceText(choice)}.`;
      const passing = passTime(evening, sentence, at + seconds * 1000);
      return (
        passing && {
          sentence,
          async happens() {
            await passing.happens();
            const made = request(evening, choice);
            takeAnswer(evening, made, await sendOrder(evening, made));
          },
        }
      );
    },
);

export const timeSteps: readonly StepKind[] = [
  { weight: 6, arbitrary: orderAtBorder },
  { weight: 3, arbitrary: wait },
];
