import { expect, it } from 'vitest';
import { orderStages, orderState } from './orderStage.ts';

it('knows the state of every stage (decision O9)', () => {
  expect(orderStages.map((stage) => [stage, orderState(stage)])).toEqual([
    ['received', 'active'],
    ['accepted', 'active'],
    ['preparing', 'active'],
    ['onTheWay', 'active'],
    ['delivered', 'completed'],
    ['rejected', 'cancelled'],
    ['cancelled', 'cancelled'],
  ]);
});
