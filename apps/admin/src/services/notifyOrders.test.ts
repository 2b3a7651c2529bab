import { expect, it } from 'vitest';
import { type Notices, notifyOrders } from './notifyOrders.ts';

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

it('a browser without notifications is no error', () => {
  expect(() => notifyOrders(null, orders, false)).not.toThrow();
});

it('a browser that shows none for pages is asked for each order, and is no error', () => {
  const { notices, shown, tried } = someNotices('granted', true);
  expect(() => notifyOrders(notices, orders, false)).not.toThrow();
  expect([shown, tried()]).toEqual([[], 2]);
});
