import { orderId, type StaffOrder } from '@crepas/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

it('an event between the answer and its storing is not lost', async () => {
  const before = { id: orderId(7), stage: 'received' } as StaffOrder;
  let give = (_: readonly StaffOrder[]) => {};
  const answer = new Promise<readonly StaffOrder[]>((resolve) => {
    give = resolve;
  });
  vi.doMock('../../shared/api.ts', () => ({ client: { send: () => answer } }));
  const { activeOrders, applyOrder } = await import('./orders.ts');
  vi.doUnmock('../../shared/api.ts');
  const cache = new QueryClient();
  const read = cache.fetchQuery(activeOrders);
  await Promise.resolve();
  give([before]);
  // In the microtask after the one in which the answer is decoded.
  await answer.then(() => {}).then(() => applyOrder(cache, { ...before, stage: 'rejected' }));
  await read;
  await new Promise((resolve) => setTimeout(resolve));
  expect(cache.getQueryData(activeOrders.queryKey)).toEqual([]);
});
