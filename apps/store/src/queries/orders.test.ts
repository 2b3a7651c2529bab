import { ApiError } from '@crepas/api';
import type { OrderStage } from '@crepas/domain';
import { expect, it } from 'vitest';
import { detailsRefreshMs, isNotTheirs } from './orders.ts';

it.each<OrderStage | null>(['received', 'onTheWay', null])('an order that is %s is polled', (stage) => {
  expect(detailsRefreshMs({ stage })).toBe(10_000);
});

it.each<OrderStage>(['delivered', 'rejected', 'cancelled'])('an order that is %s is not polled', (stage) => {
  expect(detailsRefreshMs({ stage })).toBe(false);
});

it('an order that could not be read is not polled', () => {
  expect(detailsRefreshMs(undefined)).toBe(false);
});

it.each([
  [401, true],
  [403, true],
  [404, true],
  [408, false],
  [429, false],
  [503, false],
])('%i means that this customer may not read the order: %j', (status, isSaid) => {
  expect(isNotTheirs(new ApiError('http', `Error ${status}`, { status }))).toBe(isSaid);
});
