import { type OrderStage, orderId, type StaffOrder } from '@crepas/domain';
import { expect, it } from 'vitest';
import { createArrivals, ofOthers, waitingOrders } from './waitingOrders.ts';

const anOrder = (id: number, stage: OrderStage | null) => ({ id: orderId(id), stage }) as StaffOrder;
const ids = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id);

it('an order waits until it is accepted, seen or not', () => {
  const orders = [anOrder(1, 'accepted'), anOrder(2, 'received'), anOrder(3, 'received')];
  expect(ids(waitingOrders(orders, new Set([orderId(2)])))).toEqual([2, 3]);
});

it('without stages an order waits until it is seen; none waits before the first list', () => {
  const orders = [anOrder(1, null), anOrder(2, null)];
  expect(ids(waitingOrders(orders, new Set([orderId(1)])))).toEqual([2]);
  expect(ids(waitingOrders(orders, null))).toEqual([]);
});

it('orders of the first list are not arrivals; later orders are, once', () => {
  const arrivals = createArrivals();
  expect(ids(arrivals([anOrder(1, 'received')]))).toEqual([]);
  expect(ids(arrivals([anOrder(1, 'received'), anOrder(2, 'received')]))).toEqual([2]);
  expect(ids(arrivals([anOrder(2, 'accepted')]))).toEqual([]);
  expect(ids(arrivals([anOrder(1, 'received'), anOrder(2, 'accepted')]))).toEqual([]);
});

it('nobody is told of the order that they took by telephone', () => {
  const orders = [
    { ...anOrder(1, 'received'), takenBy: 'ana@tienda.mx' },
    { ...anOrder(2, 'received'), takenBy: 'eva@tienda.mx' },
    anOrder(3, 'received'),
  ];
  expect(ids(ofOthers(orders, 'ana@tienda.mx'))).toEqual([2, 3]);
  expect(ids(ofOthers(orders, null))).toEqual([1, 2, 3]);
});
