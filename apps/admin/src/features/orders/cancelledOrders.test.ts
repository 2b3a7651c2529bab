import { orderId, type StaffOrder } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { useCancelledOrders } from './cancelledOrders.ts';

const anOrder = (id: number) => ({ id: orderId(id) }) as StaffOrder;
const { keep, dismiss, clear } = useCancelledOrders.getState();
const ids = () => useCancelledOrders.getState().cancelled.map(({ id }) => id);

beforeEach(clear);

it('keeps each cancelled order once, until it is dismissed', () => {
  keep(anOrder(1));
  keep(anOrder(2));
  keep(anOrder(1));
  expect(ids()).toEqual([1, 2]);
  dismiss(orderId(1));
  expect(ids()).toEqual([2]);
});
