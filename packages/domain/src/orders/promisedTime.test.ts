import { expect, it } from 'vitest';
import type { OrderDetails } from './order.ts';
import { promisedTime } from './promisedTime.ts';

const placedAt = new Date('2026-11-20T19:40:00-06:00');
const order = { placedAt, stage: 'received', minutes: null } as const;
const at = (clock: string) => new Date(`2026-11-20T${clock}:00-06:00`);

it('counts the usual minutes from when the order was placed, until the shop promises others', () => {
  expect(promisedTime(order, 45)).toEqual(at('20:25'));
  expect(promisedTime({ ...order, stage: 'accepted', minutes: 30 }, 45)).toEqual(at('20:10'));
  expect(promisedTime({ ...order, stage: 'onTheWay' }, 45)).toEqual(at('20:25'));
});

it.each<[string, Pick<OrderDetails, 'placedAt' | 'stage' | 'minutes' | 'alerts'>, number | undefined]>([
  ['an order that was delivered', { ...order, stage: 'delivered', minutes: 30 }, 45],
  ['a rejected order', { ...order, stage: 'rejected' }, 45],
  ['an order of a shop without stages', { ...order, stage: null }, 45],
  ['an order whose owner was told', { ...order, alerts: { staff: placedAt, owner: placedAt } }, 45],
  ['an order without a time', { ...order, placedAt: null }, 45],
  ['a shop that is not known yet', order, undefined],
])('promises nothing for %s', (_, promised, minutes) => {
  expect(promisedTime(promised, minutes)).toBeNull();
});
