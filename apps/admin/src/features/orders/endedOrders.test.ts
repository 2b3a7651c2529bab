import { orderId, type StaffOrder } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { movedCopy, useEndedOrders } from './endedOrders.ts';

const anOrder = (id: number) => ({ id: orderId(id) }) as StaffOrder;
const { keep, dismiss, clear } = useEndedOrders.getState();
const ids = () => useEndedOrders.getState().ended.map(({ id }) => id);

beforeEach(clear);

it('keeps each cancelled order once, until it is dismissed', () => {
  keep(anOrder(1));
  keep(anOrder(2));
  keep(anOrder(1));
  expect(ids()).toEqual([1, 2]);
  dismiss(orderId(1));
  expect(ids()).toEqual([2]);
});

it('says why the step of an order is gone', () => {
  keep({ ...anOrder(1), endedBy: 'customer' });
  keep({ ...anOrder(2), endedBy: 'noAnswer' });
  expect([1, 2, 3].map((id) => movedCopy(orderId(id)))).toEqual([
    'El cliente canceló el pedido #1',
    'El pedido #2 se rechazó solo: nadie lo aceptó',
    'Alguien más ya movió el pedido #3',
  ]);
});
