import { type OrderStage, orderId, orderStages, orderState, type StaffOrder } from '@crepas/domain';
import { expect, it } from 'vitest';
import { columns, hasStages, inColumn, withEnded, withHeld } from './columns.ts';

const anOrder = (id: number, stage: OrderStage | null) => ({ id: orderId(id), stage }) as StaffOrder;

it('every active stage has one column', () => {
  for (const stage of orderStages.filter((each) => orderState(each) === 'active')) {
    const holding = [...columns].filter((column) => inColumn([anOrder(1, stage)], column).length === 1);
    expect(holding, stage).toHaveLength(1);
  }
});

it('a held step changes the shown stage of its order only', () => {
  const orders = [anOrder(1, 'accepted'), anOrder(2, 'accepted')];
  const shown = withHeld(orders, { id: orderId(2), stage: 'preparing' });
  expect(shown.map(({ stage }) => stage)).toEqual(['accepted', 'preparing']);
  expect(withHeld(orders, null)).toBe(orders);
});

it('detects a backend without stages by its orders', () => {
  expect(hasStages([anOrder(1, null)])).toBe(false);
  expect(hasStages([anOrder(1, null), anOrder(2, 'received')])).toBe(true);
});

it('a cancelled order keeps its place among the new ones', () => {
  const orders = [anOrder(1, 'received'), anOrder(3, 'received')];
  const shown = withEnded(orders, [anOrder(2, 'cancelled')]);
  expect(columns[0] && inColumn(shown, columns[0]).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(withEnded(orders, [])).toBe(orders);
});
