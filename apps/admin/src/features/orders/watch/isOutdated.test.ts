import { type OrderStage, orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { isOutdated } from './isOutdated.ts';

const id = orderId(7);

it.each<[OrderStage, OrderStage, boolean]>([
  ['accepted', 'preparing', false],
  ['preparing', 'preparing', true],
  ['onTheWay', 'preparing', true],
  ['accepted', 'rejected', true],
  ['accepted', 'cancelled', false],
  ['received', 'accepted', false],
  ['received', 'preparing', false],
])('of an order that is «%s» the step to «%s» is outdated: %j', (stage, step, outdated) => {
  expect(isOutdated([{ id, stage }], id, step)).toBe(outdated);
});

it('every step of an order that has ended is outdated; on a backend without stages none is', () => {
  expect(isOutdated([{ id: orderId(8), stage: 'received' }], id, 'accepted')).toBe(true);
  expect(isOutdated([{ id, stage: null }], id, 'accepted')).toBe(false);
});
