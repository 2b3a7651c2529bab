import { type OrderDetails, orderId, type StaffOrder } from '@crepas/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endedOrderOf,
  loadWaitingOrders,
  movedCopy,
  noteUnread,
  saveWaitingOrders,
  useEndedOrders,
  waitingNow,
} from './endedOrders.ts';

const anOrder = (id: number) => ({ id: orderId(id) }) as StaffOrder;
const { keep, dismiss, clear } = useEndedOrders.getState();
const ids = () => useEndedOrders.getState().ended.map(({ id }) => id);

const device = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, text: string) => void device.set(key, text),
  removeItem: (key: string) => void device.delete(key),
});

beforeEach(clear);

it('keeps each cancelled order once, until it is dismissed', () => {
  keep(anOrder(1));
  keep(anOrder(2));
  keep(anOrder(1));
  expect(ids()).toEqual([1, 2]);
  dismiss(orderId(1));
  expect(ids()).toEqual([2]);
});

it('a dismissed order does not come back with details that were read late, nor with an event that is sent again', () => {
  keep(anOrder(1));
  dismiss(orderId(1));
  keep(anOrder(1));
  expect(ids()).toEqual([]);
  clear();
  keep(anOrder(1));
  expect(ids()).toEqual([1]);
});

it('the details are read of an order that left the board, unless it came back or is shown as ended', () => {
  const unread = new Set([orderId(5), orderId(6), orderId(7)]);
  const before = [1, 2].map((id) => order(id, 'received'));
  noteUnread(unread, before, [order(5, 'received')], [order(2, 'cancelled'), order(6, 'cancelled')]);
  expect([...unread]).toEqual([7, 1]);
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

const order = (id: number, stage: StaffOrder['stage']) => ({ id: orderId(id), stage });

it('a device knows after a reload which orders waited, stood struck or were not read yet, each once', () => {
  const later = { ...order(6, 'accepted'), scheduledFor: 1 };
  const orders = [order(1, 'received'), order(2, 'accepted'), order(3, null), later];
  const waiting = waitingNow(orders, [order(4, 'rejected')], [orderId(1), orderId(5)]);
  expect(waiting).toEqual([1, 6, 4, 5]);
  saveWaitingOrders(waiting);
  expect(loadWaitingOrders()).toEqual([1, 6, 4, 5]);
  saveWaitingOrders([]);
  expect(device.size).toBe(0);
});

it('signing out forgets them', () => {
  saveWaitingOrders([orderId(1)]);
  clear();
  expect(loadWaitingOrders()).toEqual([]);
});

it.each(['no list', '{"0":1}', 'null', '7'])(
  'a stored text that is no list of orders counts for nothing: %s',
  (text) => {
    device.set('waitingOrders', text);
    expect(loadWaitingOrders()).toEqual([]);
  },
);

it('of a stored list only numbers are read, and at most 500', () => {
  device.set('waitingOrders', '[1, "2", null, 3.5, 4]');
  expect(loadWaitingOrders()).toEqual([1, 4]);
  device.set('waitingOrders', JSON.stringify(Array.from({ length: 600 }, (_, place) => place)));
  expect(loadWaitingOrders()).toHaveLength(500);
});

describe('the card of an order that ended while no board was open', () => {
  const delivery = { phone: '5512345678', customerName: null, deliveryAddress: 'Colima 5' };
  const details = { id: orderId(7), stage: 'rejected', endedBy: 'noAnswer', delivery } as OrderDetails;

  it('has its delivery, and something to call the customer by', () => {
    expect(endedOrderOf(details)).toMatchObject({
      id: 7,
      endedBy: 'noAnswer',
      deliveryAddress: 'Colima 5',
      customerName: 'Cliente ·· 5678',
    });
  });

  it('is none where staff ended it, or nothing says of its delivery', () => {
    expect(endedOrderOf({ ...details, endedBy: null })).toBeNull();
    expect(endedOrderOf({ ...details, delivery: null })).toBeNull();
  });
});
