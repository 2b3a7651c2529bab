import { expect, it } from 'vitest';
import type { OrderDetails } from './order.ts';
import { expectedTime, maxPromisedMinutes, minutesSincePlaced, promisedTime } from './promisedTime.ts';

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

it.each([
  ['20:30', '20:25', false],
  ['20:31', '20:45', true],
  ['20:40', '20:45', true],
  ['20:41', '20:55', true],
])('at %s the order of 20:25 is expected at %s', (now, expected, isLate) => {
  expect(expectedTime(order, 'delivery', 45, at(now).getTime())).toEqual({ at: at(expected), isLate });
});

it('tells no time of an order that somebody forgot to end', () => {
  expect(expectedTime(order, 'delivery', 45, at('23:25').getTime())).not.toBeNull();
  expect(expectedTime(order, 'delivery', 45, at('23:26').getTime())).toBeNull();
});

it('expects nothing of an order that waits to be picked up, but of one that is brought', () => {
  const ready = { ...order, stage: 'onTheWay' } as const;
  expect(expectedTime(ready, 'pickup', 45, at('20:31').getTime())).toBeNull();
  expect(expectedTime(ready, 'delivery', 45, at('20:20').getTime())).toEqual({
    at: at('20:25'),
    isLate: false,
  });
  expect(expectedTime(order, 'delivery', undefined, at('20:20').getTime())).toBeNull();
});

it('counts from when the order was placed what staff choose from now on', () => {
  const minutes = minutesSincePlaced(order, 30, at('19:46').getTime());
  expect(promisedTime({ ...order, stage: 'accepted', minutes }, 45)).toEqual(at('20:16'));
  expect(minutesSincePlaced({ placedAt: null, minutes: null }, 30, 0)).toBe(30);
  // A tablet whose clock is behind takes no minutes away.
  expect(minutesSincePlaced(order, 30, at('19:30').getTime())).toBe(30);
  expect(minutesSincePlaced(order, 230, at('20:40').getTime())).toBe(maxPromisedMinutes);
});

it('keeps the promise of an order that was for later, where the most minutes would end before it', () => {
  const moved = { placedAt: new Date('2026-11-20T07:10:00-06:00'), minutes: 795 };
  expect(minutesSincePlaced(moved, 45, at('19:45').getTime())).toBeNull();
  expect(minutesSincePlaced({ ...moved, minutes: 47 }, 45, at('19:45').getTime())).toBe(maxPromisedMinutes);
});
