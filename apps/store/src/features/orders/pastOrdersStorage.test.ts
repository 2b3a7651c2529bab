import { orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/build.ts';
import { createPastOrders } from './pastOrdersStorage.ts';

const line = {
  product: { id: 4, name: 'Nutella', imageUrl: '/a.webp' },
  quantity: 2,
  extras: [{ id: 1, name: 'Nuez' }],
  crepas: [],
  groups: [{ options: [{ id: 6, name: 'Grande', quantity: 2 }] }],
};

it('keeps what was ordered, and nothing else of a line', () => {
  const memory = memoryStorage();
  const orders = createPastOrders(memory);
  const inCart = { ...line, key: '4||', product: { ...line.product, price: 8900, description: 'x' } };
  orders.save([{ id: orderId(7), lines: [inCart] }] as unknown as Parameters<typeof orders.save>[0]);
  expect(JSON.parse(memory.raw.pastOrders ?? '')).toEqual([{ id: 7, lines: [line] }]);
  expect(orders.load()).toEqual([{ id: 7, lines: [line] }]);
});

it('a line from before there were groups has none', () => {
  const memory = memoryStorage();
  const { groups: _, ...before } = line;
  memory.write('pastOrders', [{ id: 7, lines: [before] }]);
  expect(createPastOrders(memory).load()).toEqual([{ id: 7, lines: [{ ...line, groups: [] }] }]);
});

it.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['an order without a number', [{ lines: [line] }]],
  ['a quantity of zero', [{ id: 7, lines: [{ ...line, quantity: 0 }] }]],
])('is empty when it holds %s', (_, stored) => {
  const memory = memoryStorage();
  memory.write('pastOrders', stored);
  expect(createPastOrders(memory).load()).toEqual([]);
});
