import { orderId, type StaffOrder } from '@crepas/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
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

it('a read that is cancelled does not show a refused step again', async () => {
  const untilAborted = (_call: unknown, _input: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.resetModules();
  vi.doMock('../../shared/api.ts', () => ({ client: { send: untilAborted } }));
  const { activeOrders, applyOrder, refetchOrders } = await import('./orders.ts');
  vi.doUnmock('../../shared/api.ts');
  const cache = new QueryClient();
  const before = [{ id: orderId(7), stage: 'received' } as StaffOrder];
  cache.setQueryData(activeOrders.queryKey, before);
  const leave = new QueryObserver(cache, { ...activeOrders, staleTime: 0 }).subscribe(() => {});

  applyOrder(cache, { ...before[0], stage: 'accepted' } as StaffOrder);
  cache.setQueryData(activeOrders.queryKey, before);
  void refetchOrders(cache);
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(cache.getQueryData(activeOrders.queryKey)).toEqual(before);
  leave();
});

it('a late answer of an older state does not bring an ended order back; a list that was read decides again', async () => {
  const active = { id: orderId(7), stage: 'onTheWay' } as StaffOrder;
  vi.resetModules();
  vi.doMock('../../shared/api.ts', () => ({ client: { send: async () => [active] } }));
  const { activeOrders, applyOrder } = await import('./orders.ts');
  vi.doUnmock('../../shared/api.ts');
  const cache = new QueryClient();
  cache.setQueryData(activeOrders.queryKey, [active]);
  const shown = () => cache.getQueryData(activeOrders.queryKey)?.map(({ courier }) => courier);

  applyOrder(cache, { ...active, stage: 'delivered' });
  applyOrder(cache, { ...active, courier: 'Beto' });
  expect(shown()).toEqual([]);
  await cache.fetchQuery({ ...activeOrders, staleTime: 0 });
  applyOrder(cache, { ...active, courier: 'Beto' });
  expect(shown()).toEqual(['Beto']);
});

it('the notice of a failed step ends when the order is read at that stage, and a newer notice stays', async () => {
  vi.stubGlobal('location', { pathname: '/orders' });
  const { activeOrders, clearFailureWhenDone } = await import('./orders.ts');
  const { useNotifications } = await import('../../shared/notifications/notifications.ts');
  const cache = new QueryClient();
  const id = orderId(7);
  const reads = (stage: StaffOrder['stage']) =>
    cache.setQueryData(activeOrders.queryKey, [{ id, stage } as StaffOrder]);
  const { notifyFailure } = useNotifications.getState();
  const failure = () => useNotifications.getState().failure?.text;

  reads('received');
  notifyFailure({ text: 'No se guardó el pedido #7' });
  clearFailureWhenDone(cache, { id, stage: 'accepted' });
  reads('received');
  expect(failure()).toBe('No se guardó el pedido #7');
  reads('accepted');
  expect(failure()).toBeUndefined();

  notifyFailure({ text: 'No se guardó el pedido #7' });
  clearFailureWhenDone(cache, { id, stage: 'preparing' });
  notifyFailure({ text: 'No se guardó la demora' });
  reads('preparing');
  expect(failure()).toBe('No se guardó la demora');
  useNotifications.getState().clearFailure();
  vi.unstubAllGlobals();
});

it('a board that mounts after an early read does not ask again', async () => {
  const send = vi.fn(async () => []);
  vi.resetModules();
  vi.doMock('../../shared/api.ts', () => ({ client: { send } }));
  const { activeOrders, readOrdersAhead } = await import('./orders.ts');
  vi.doUnmock('../../shared/api.ts');
  const cache = new QueryClient();
  const board = () => new QueryObserver(cache, activeOrders).subscribe(() => {});
  const reading = readOrdersAhead(cache);
  const leave = board();
  await reading;
  leave();
  board()();
  expect(send).toHaveBeenCalledOnce();
});
