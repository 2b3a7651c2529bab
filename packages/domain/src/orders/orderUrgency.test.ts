import { expect, it } from 'vitest';
import type { OrderStage } from './orderStage.ts';
import { type OrderUrgency, orderTiming } from './orderUrgency.ts';

const placedAt = new Date('2026-11-21T20:00:00-06:00');
const usual = 60;
const after = (minutes: number) => placedAt.getTime() + minutes * 60_000;

it.each<[OrderStage, number | null, number, number | null, OrderUrgency]>([
  ['received', null, 0, null, 'calm'],
  ['received', null, 1.9, null, 'calm'],
  ['received', null, 2, null, 'soon'],
  ['received', null, 5, null, 'late'],
  ['accepted', 30, 10, 20, 'calm'],
  ['preparing', 30, 24.9, 6, 'calm'],
  ['preparing', 30, 25, 5, 'soon'],
  ['onTheWay', 30, 30.5, 0, 'soon'],
  ['onTheWay', 30, 31, -1, 'late'],
  ['accepted', null, 54, 6, 'calm'],
  ['accepted', null, 61, -1, 'late'],
])('%s, promised in %j, after %d minutes: %j left, %s', (stage, minutes, waited, left, urgency) => {
  expect(orderTiming({ placedAt, stage, minutes }, after(waited), usual)).toEqual({
    waited: Math.floor(waited),
    left,
    urgency,
  });
});

it('an order with a time in the future has waited zero minutes', () => {
  expect(orderTiming({ placedAt, stage: 'received', minutes: null }, after(-3), usual)?.waited).toBe(0);
});

it('an order without its time has no urgency', () => {
  expect(orderTiming({ placedAt: null, stage: null, minutes: null }, after(5), usual)).toBeNull();
});
