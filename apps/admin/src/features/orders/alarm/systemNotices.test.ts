import { orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { type Notices, notifyEnded, notifyOrders } from './systemNotices.ts';

const orders = [
  { id: 7, text: '$75.50' },
  { id: 8, text: '$120.00' },
];

function someNotices(permission: NotificationPermission, fails = false) {
  const shown: string[] = [];
  let tried = 0;
  const notices: Notices = {
    permission: () => permission,
    show: (title, { body, tag }) => {
      tried += 1;
      if (fails) throw new TypeError('Illegal constructor');
      shown.push(`${title} ${body} ${tag}`);
    },
  };
  return { notices, shown, tried: () => tried };
}

it('each order has its own notification', () => {
  const { notices, shown } = someNotices('granted');
  notifyOrders(notices, orders, false);
  expect(shown).toEqual(['Pedido nuevo #7 $75.50 pedido-7', 'Pedido nuevo #8 $120.00 pedido-8']);
});

it.each(['default', 'denied'] as const)('shows nothing while the permission is %s', (permission) => {
  const { notices, shown } = someNotices(permission);
  notifyOrders(notices, orders, false);
  expect(shown).toEqual([]);
});

it('shows nothing while the page is visible', () => {
  const { notices, shown } = someNotices('granted');
  notifyOrders(notices, orders, true);
  expect(shown).toEqual([]);
});

it('ignores a browser without notifications', () => {
  expect(() => notifyOrders(null, orders, false)).not.toThrow();
});

it('ignores a browser that throws for page notifications', () => {
  const { notices, shown, tried } = someNotices('granted', true);
  expect(() => notifyOrders(notices, orders, false)).not.toThrow();
  expect([shown, tried()]).toEqual([[], 2]);
});

const cancelled = { id: orderId(7), endedBy: 'customer' } as const;

it('a cancellation replaces the notification of its order, unless the page is visible', () => {
  const { notices, shown } = someNotices('granted');
  notifyEnded(notices, cancelled, true);
  notifyEnded(notices, cancelled, false);
  expect(shown).toEqual(['Pedido #7 cancelado Lo canceló el cliente. pedido-7']);
});

it('an order that nobody accepted replaces its notification, too', () => {
  const { notices, shown } = someNotices('granted');
  notifyEnded(notices, { ...cancelled, endedBy: 'noAnswer' }, false);
  expect(shown).toEqual(['Pedido #7 rechazado Nadie lo aceptó a tiempo. pedido-7']);
});
