import { expect, it } from 'vitest';
import { aShop } from '../../../testing/aShop.ts';
import { answerMinutes, minutesOf } from './answerCopy.ts';

it.each([
  ['25', 25],
  ['0', null],
  ['241', null],
  ['2.5', null],
  ['', null],
  ['pronto', null],
])('«%s» are %j minutes', (answer, minutes) => {
  expect(minutesOf(answer)).toBe(minutes);
});

const nowMs = Date.parse('2026-11-21T20:00:00-06:00');
const shop = { ...aShop, deliveryMinutes: 40, pickup: { ...aShop.pickup, minutes: 15 } };

it.each([
  [
    'a delivery: the kitchen and the way',
    { ...shop, travelMinutes: 12 },
    'delivery',
    [22, 27, 32, 40, 42, 57],
  ],
  ['a pickup: the kitchen alone', { ...shop, travelMinutes: 12 }, 'pickup', [10, 15, 20, 30, 45]],
  ['a shop whose way is not known', shop, 'delivery', [10, 15, 20, 30, 40, 45]],
] as const)('the minutes to choose between for %s', (_, of, fulfilment, minutes) => {
  expect(answerMinutes(of, fulfilment, nowMs)).toEqual(minutes);
});
