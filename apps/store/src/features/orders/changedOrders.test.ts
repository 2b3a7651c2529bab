import { centsFromPesos, orderId } from '@crepas/domain';
import { beforeEach, expect, it, vi } from 'vitest';

const orderOf = (id: number, version?: number) => ({
  id: orderId(id),
  total: centsFromPesos(100),
  state: 'active' as const,
  stage: 'accepted' as const,
  placedAt: null,
  fulfilment: 'delivery' as const,
  minutes: null,
  reason: null,
  items: [],
  ...(version !== undefined && { version }),
});

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

it('tells a change once, and the next one again', async () => {
  const { markChangeRead, readVersions, unreadChange } = await import('./changedOrders.ts');
  expect(unreadChange([orderOf(8), orderOf(9, 1)], readVersions())?.id).toBe(9);
  const read = markChangeRead(orderId(9), 1);
  expect(unreadChange([orderOf(9, 1)], read)).toBeUndefined();
  expect(readVersions()).toEqual(read);
  expect(unreadChange([orderOf(9, 2)], read)?.version).toBe(2);
});

it('forgets what was read of orders that are not followed', async () => {
  const { markChangeRead } = await import('./changedOrders.ts');
  const { followedOrders } = await import('./followedOrdersStorage.ts');
  followedOrders.save([orderId(8), orderId(9)]);
  markChangeRead(orderId(7), 1);
  markChangeRead(orderId(8), 3);
  expect(markChangeRead(orderId(9), 1)).toEqual({ 8: 3, 9: 1 });
});

it('keeps the newest fifty', async () => {
  const { markChangeRead, readVersions } = await import('./changedOrders.ts');
  const { followedOrders } = await import('./followedOrdersStorage.ts');
  const ids = Array.from({ length: 60 }, (_, place) => orderId(100 + place));
  followedOrders.save(ids);
  for (const id of [...ids].reverse()) markChangeRead(id, 1);
  expect(Object.keys(readVersions())).toEqual(ids.slice(-50).map(String));
});
