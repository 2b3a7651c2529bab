import { ApiError } from '@crepas/api';
import type { OrderStage } from '@crepas/domain';
import { afterEach, expect, it } from 'vitest';
import { liveUpdates } from '../../shared/liveUpdates.ts';
import { detailsRefreshMs, isNotTheirs } from './orders.ts';

const failure = new Error('Failed to fetch');

afterEach(() => {
  liveUpdates.ofOrders = false;
});

it.each<OrderStage | null>(['received', 'onTheWay', null])('an order that is %s is polled', (stage) => {
  expect(detailsRefreshMs({ stage }, null)).toBe(10_000);
});

it.each<OrderStage>(['delivered', 'rejected', 'cancelled'])('an order that is %s is not polled', (stage) => {
  expect(detailsRefreshMs({ stage }, failure)).toBe(false);
});

it('with live updates an order is only asked for again when the last request failed', () => {
  liveUpdates.ofOrders = true;
  expect(detailsRefreshMs({ stage: 'received' }, null)).toBe(false);
  expect(detailsRefreshMs({ stage: 'received' }, failure)).toBe(10_000);
});

it('an order that could not be read is not polled', () => {
  expect(detailsRefreshMs(undefined, failure)).toBe(false);
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
