import { type OrderStage, orderId, orderStages, orderState, type StaffOrder } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import {
  columns,
  columnsOf,
  hasStages,
  inColumn,
  kitchen,
  scheduled,
  withEnded,
  withPending,
} from './columns.ts';

const anOrder = (id: number, stage: OrderStage | null) => ({ id: orderId(id), stage }) as StaffOrder;
const now = Date.UTC(2026, 10, 28, 0);

it('every active stage has one column', () => {
  for (const stage of orderStages.filter((each) => orderState(each) === 'active')) {
    const holding = [...columns].filter((column) => inColumn([anOrder(1, stage)], column, now).length === 1);
    expect(holding, stage).toHaveLength(1);
  }
});

it('a pending step changes the shown stage of its order only', () => {
  const orders = [anOrder(1, 'accepted'), anOrder(2, 'accepted')];
  const shown = withPending(orders, { id: orderId(2), stage: 'preparing' });
  expect(shown.map(({ stage }) => stage)).toEqual(['accepted', 'preparing']);
  expect(withPending(orders, null)).toBe(orders);
});

it('detects a backend without stages by its orders', () => {
  expect(hasStages([anOrder(1, null)])).toBe(false);
  expect(hasStages([anOrder(1, null), anOrder(2, 'received')])).toBe(true);
});

it('a cancelled order keeps its place among the new ones', () => {
  const orders = [anOrder(1, 'received'), anOrder(3, 'received')];
  const shown = withEnded(orders, [anOrder(2, 'cancelled')]);
  expect(columns[0] && inColumn(shown, columns[0], now).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(withEnded(orders, [])).toBe(orders);
});

describe('an accepted order for later', () => {
  const later = (id: number, preparationAt: number, scheduledFor = preparationAt + 60) => ({
    ...anOrder(id, 'accepted'),
    preparationAt,
    scheduledFor,
  });
  const ids = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id);

  it('stands in its own lane until its preparation begins, then in the kitchen', () => {
    const orders = [later(1, now + 10)];
    expect(ids(inColumn(orders, scheduled, now))).toEqual([1]);
    expect(inColumn(orders, kitchen, now)).toEqual([]);
    expect(inColumn(orders, scheduled, now + 10)).toEqual([]);
    expect(ids(inColumn(orders, kitchen, now + 10))).toEqual([1]);
  });

  it('has a lane only while there is one', () => {
    expect(columnsOf([later(1, now + 10)], now)).toEqual([...columns, scheduled]);
    expect(columnsOf([later(1, now)], now)).toBe(columns);
  });

  it('stands by its moment', () => {
    const orders = [later(1, now + 10, now + 90), later(2, now + 20, now + 60)];
    expect(ids(inColumn(orders, scheduled, now))).toEqual([2, 1]);
  });

  it('comes into the kitchen below what is there', () => {
    const cooking = { ...anOrder(5, 'preparing'), placedAt: new Date(now - 5) };
    expect(ids(inColumn([later(1, now), cooking], kitchen, now))).toEqual([5, 1]);
  });

  it('that was begun early is the kitchen’s', () => {
    const orders = withPending([later(1, now + 10)], { id: orderId(1), stage: 'preparing' });
    expect(ids(inColumn(orders, kitchen, now))).toEqual([1]);
  });
});
