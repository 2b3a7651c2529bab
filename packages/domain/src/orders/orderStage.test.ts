import { describe, expect, it } from 'vitest';
import {
  mayCancelOwn,
  mayStep,
  needsReason,
  nextStages,
  type OrderStage,
  orderStages,
  orderState,
} from './orderStage.ts';

it('maps every stage to its state (decision O9)', () => {
  expect(orderStages.map((stage) => [stage, orderState(stage)])).toEqual([
    ['awaitingConfirmation', 'active'],
    ['received', 'active'],
    ['accepted', 'active'],
    ['preparing', 'active'],
    ['onTheWay', 'active'],
    ['delivered', 'completed'],
    ['rejected', 'cancelled'],
    ['cancelled', 'cancelled'],
  ]);
});

describe('the steps of an order (decision O9)', () => {
  it.each<[OrderStage, OrderStage[]]>([
    ['awaitingConfirmation', ['accepted', 'rejected']],
    ['received', ['accepted', 'rejected', 'cancelled']],
    ['accepted', ['preparing', 'cancelled']],
    ['preparing', ['onTheWay', 'cancelled']],
    ['onTheWay', ['delivered', 'cancelled']],
    ['delivered', []],
    ['rejected', []],
    ['cancelled', []],
  ])('from %s lead to %j and nowhere else', (from, to) => {
    expect(nextStages(from)).toEqual(to);
    expect(orderStages.filter((stage) => mayStep(from, stage)).toSorted()).toEqual(to.toSorted());
  });

  it('end exactly at the final states', () => {
    for (const stage of orderStages) {
      expect(nextStages(stage).length === 0).toBe(orderState(stage) !== 'active');
    }
  });

  it("are the customer's own until somebody answered", () => {
    expect(orderStages.filter(mayCancelOwn)).toEqual(['awaitingConfirmation', 'received']);
  });

  it('require a reason when the order is not delivered', () => {
    expect(orderStages.filter(needsReason)).toEqual(['rejected', 'cancelled']);
  });
});
