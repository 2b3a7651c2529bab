import { expect, it } from 'vitest';
import { findOrders } from './findOrders.ts';
import { orderId } from './order.ts';

const orders = [
  { id: orderId(9), customerName: 'Beto', phone: '5510901111' },
  { id: orderId(17), customerName: 'Lupita Hernández', phone: '5512345670' },
  { id: orderId(175), customerName: 'Marco', phone: '5598761234' },
  { id: orderId(1090), customerName: 'Ana Sofía de la Torre', phone: '' },
];

it.each([
  ['17', [17, 175]],
  ['175', [175]],
  ['1090', [1090, 9]],
  ['#109', [9, 1090]],
  ['12345', [17]],
  ['55 9876-1234', [175]],
  ['+52 55 9876 1234', [175]],
  ['hernandez', [17]],
  ['Ana tor', [1090]],
  ['ana marco', []],
  ['9999', []],
  ['', [9, 17, 175, 1090]],
  [' ', [9, 17, 175, 1090]],
])('%j finds %j', (typed, found) => {
  expect(findOrders(orders, typed).map(({ id }) => id)).toEqual(found);
});
