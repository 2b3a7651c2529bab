import { expect, it } from 'vitest';
import { type Notices, notifyOrders } from './notifyOrders.ts';

const orders = [
  { id: 7, text: '$75.50' },
  { id: 8, text: '$120.00' },
];

function someNotices(permission: NotificationPermission, fails = false) {
  const shown: string[] = [];
  const notices: Notices = {
    permission: () => permission,
    show: (title, { body, tag }) => {
      if (fails) throw new TypeError('Illegal constructor');
      shown.push(`${title} ${body} ${tag}`);
    },
  };
  return { notices, shown };
}

it('each order is told, under a name of its own', () => {
  const { notices, shown } = someNotices('granted');
  notifyOrders(notices, orders, false);
  expect(shown).toEqual(['Pedido nuevo #7 $75.50 pedido-7', 'Pedido nuevo #8 $120.00 pedido-8']);
});

it.each(['default', 'denied'] as const)('nothing is told while the permission is %s', (permission) => {
  const { notices, shown } = someNotices(permission);
  notifyOrders(notices, orders, false);
  expect(shown).toEqual([]);
});

it('who looks at the page is told nothing twice', () => {
  const { notices, shown } = someNotices('granted');
  notifyOrders(notices, orders, true);
  expect(shown).toEqual([]);
});

it('a browser without notifications, or with none for pages, is no error', () => {
  notifyOrders(null, orders, false);
  notifyOrders(someNotices('granted', true).notices, orders, false);
});
