import { type OrderStage, orderId, type StaffOrder } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { createArrivals, createDueOrders, ofOthers, waitingOrders } from './waitingOrders.ts';

const anOrder = (id: number, stage: OrderStage | null) => ({ id: orderId(id), stage }) as StaffOrder;
const now = Date.UTC(2026, 10, 28, 0);
const ids = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id);

it('an order waits until it is accepted, seen or not', () => {
  const orders = [anOrder(1, 'accepted'), anOrder(2, 'received'), anOrder(3, 'received')];
  expect(ids(waitingOrders(orders, new Set([orderId(2)]), now))).toEqual([2, 3]);
});

it('without stages an order waits until it is seen; none waits before the first list', () => {
  const orders = [anOrder(1, null), anOrder(2, null)];
  expect(ids(waitingOrders(orders, new Set([orderId(1)]), now))).toEqual([2]);
  expect(ids(waitingOrders(orders, null, now))).toEqual([]);
});

it('orders of the first list are not arrivals; later orders are, once', () => {
  const arrivals = createArrivals();
  expect(ids(arrivals([anOrder(1, 'received')], now))).toEqual([]);
  expect(ids(arrivals([anOrder(1, 'received'), anOrder(2, 'received')], now))).toEqual([2]);
  expect(ids(arrivals([anOrder(2, 'accepted')], now))).toEqual([]);
  expect(ids(arrivals([anOrder(1, 'received'), anOrder(2, 'accepted')], now))).toEqual([]);
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

describe('an order that came while the shop was closed', () => {
  const later = { ...anOrder(1, 'received'), alertsFrom: now + 1 };

  it('rings when it opens', () => {
    expect(waitingOrders([later], null, now)).toEqual([]);
    expect(ids(waitingOrders([later], null, now + 1))).toEqual([1]);
  });

  it('is announced as new when it opens, once, also when it was in the first list', () => {
    const arrivals = createArrivals();
    expect(ids(arrivals([later], now))).toEqual([]);
    expect(ids(arrivals([later], now))).toEqual([]);
    expect(ids(arrivals([later], now + 1))).toEqual([1]);
    expect(ids(arrivals([later], now + 2))).toEqual([]);
  });

  it('is not announced once somebody has accepted it', () => {
    const arrivals = createArrivals();
    arrivals([later], now);
    expect(ids(arrivals([{ ...later, stage: 'accepted' }], now + 1))).toEqual([]);
  });
});

describe('an accepted order for later', () => {
  const held = { ...anOrder(1, 'accepted'), scheduledFor: now + 100, preparationAt: now + 10 };

  it('is due once, when its preparation begins', () => {
    const due = createDueOrders();
    expect(ids(due([held], now))).toEqual([]);
    expect(ids(due([held], now + 9))).toEqual([]);
    expect(ids(due([held], now + 10))).toEqual([1]);
    expect(ids(due([held], now + 11))).toEqual([]);
  });

  it('is not announced as due when staff began it early, nor when it was due before the first look', () => {
    const due = createDueOrders();
    due([held], now);
    expect(ids(due([{ ...held, stage: 'preparing' }], now + 10))).toEqual([]);
    expect(ids(createDueOrders()([held], now + 10))).toEqual([]);
  });
});
