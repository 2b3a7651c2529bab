import { type OrderStage, orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { removedOrders } from './removedOrders.ts';

const anOrder = (id: number, stage: OrderStage | null) => ({ id: orderId(id), stage });

it('an order that waited and is missing was removed; one that was accepted has ended otherwise', () => {
  const before = [anOrder(1, 'received'), anOrder(2, 'received'), anOrder(3, 'onTheWay'), anOrder(4, null)];
  expect(removedOrders(before, [anOrder(2, 'accepted')])).toEqual([anOrder(1, 'received')]);
});
