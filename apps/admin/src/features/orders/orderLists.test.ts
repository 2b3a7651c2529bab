import { type Cents, type OrderDetailLine, type OrderStage, orderId, type StaffOrder } from '@crepas/domain';
import { expect, it } from 'vitest';
import { isOutdated, removedOrders, withOrder, withUnchanged } from './orderLists.ts';

const anOrder = (id: number, stage: OrderStage | null = 'received'): StaffOrder => ({
  id: orderId(id),
  customerName: 'Cliente ·· 5678',
  phone: '5512345678',
  deliveryAddress: 'Colima 5',
  total: 7550 as Cents,
  fulfilment: 'delivery',
  payment: 'cash',
  position: null,
  cashGiven: null,
  note: null,
  stage,
  placedAt: null,
  minutes: null,
  reason: null,
});

const aLine: OrderDetailLine = {
  id: 1,
  imageUrl: '',
  productName: 'Nutella',
  unitPrice: 6500 as Cents,
  quantity: 1,
  crepas: [],
  groups: [],
  extras: [],
  extrasTotal: 0 as Cents,
};

const shown = (orders: readonly StaffOrder[]) => orders.map(({ id, stage }) => `${id} ${stage}`);

it('a new order is sorted by its number', () => {
  expect(shown(withOrder([anOrder(1), anOrder(3)], anOrder(2)))).toEqual([
    '1 received',
    '2 received',
    '3 received',
  ]);
});

it('an order with a new stage keeps its position', () => {
  expect(shown(withOrder([anOrder(1), anOrder(2)], anOrder(1, 'accepted')))).toEqual([
    '1 accepted',
    '2 received',
  ]);
});

it('an answer without lines keeps those of the same version, and none of another one', () => {
  const lines = [aLine];
  const known = [{ ...anOrder(1), lines }];
  expect(withOrder(known, anOrder(1, 'accepted'))[0]?.lines).toBe(lines);
  expect(withOrder(known, { ...anOrder(1), version: 1 })[0]?.lines).toBeUndefined();
});

it.each<OrderStage>(['delivered', 'rejected', 'cancelled'])('an order that is %s is removed', (stage) => {
  expect(shown(withOrder([anOrder(1), anOrder(2)], anOrder(1, stage)))).toEqual(['2 received']);
});

it('a state that arrives late changes nothing', () => {
  const orders = [anOrder(1, 'onTheWay')];
  expect(shown(withOrder(orders, anOrder(1, 'accepted')))).toEqual(['1 onTheWay']);
});

it('an order without a stage is added too', () => {
  expect(shown(withOrder([anOrder(1, null)], anOrder(2, null)))).toEqual(['1 null', '2 null']);
});

it('a newer version may be at an earlier stage: an order in preparation that was moved to later', () => {
  const known = [{ ...anOrder(1, 'preparing'), version: 1 }];
  expect(shown(withOrder(known, { ...anOrder(1, 'accepted'), version: 2 }))).toEqual(['1 accepted']);
});

it('a new list keeps the object of an order that did not change, also behind one that left', () => {
  const placedAt = new Date('2026-11-20T19:05:00-06:00');
  const before = [anOrder(1), { ...anOrder(2), placedAt, lines: [aLine] }, anOrder(3)];
  const now = withUnchanged(before, [
    { ...anOrder(2), placedAt: new Date(placedAt), lines: [{ ...aLine }] },
    anOrder(3, 'accepted'),
  ]);
  expect(now[0]).toBe(before[1]);
  expect(shown(now)).toEqual(['2 received', '3 accepted']);
});

it('an order that waited and is missing was removed; one that was accepted has ended otherwise', () => {
  const before = [anOrder(1, 'received'), anOrder(2, 'received'), anOrder(3, 'onTheWay'), anOrder(4, null)];
  expect(removedOrders(before, [anOrder(2, 'accepted')])).toEqual([anOrder(1, 'received')]);
});

it('an accepted order for later that is missing was removed too: its customer may cancel it while it is on hold', () => {
  const later = { ...anOrder(1, 'accepted'), scheduledFor: Date.parse('2026-11-20T21:30:00-06:00') };
  const before = [later, { ...later, id: orderId(2), stage: 'preparing' as const }, anOrder(3, 'accepted')];
  expect(removedOrders(before, [])).toEqual([later]);
});

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
