import { defaultWords, getAdminProducts, getOrderedCategories, getProductExtraIds } from '@crepas/api';
import type { MenuWindow, PastLine } from '@crepas/domain';
import { aProduct } from '@crepas/domain/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { aShop } from '../../../testing/aShop.ts';

/** A Friday in Mexico City. */
const at = (time: string) => Date.parse(`2026-11-20T${time}:00-06:00`);
const evening: MenuWindow = { days: [1, 2, 3, 4, 5, 6, 7], opens: 20 * 60, closes: 23 * 60 };
const morning: MenuWindow = { ...evening, opens: 8 * 60, closes: 14 * 60 };

afterEach(() => {
  vi.doUnmock('../../../shared/api.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what can be had is judged at the hour for which an order is, and kept while none is chosen', async () => {
  const waffle = aProduct({ name: 'Waffle', windows: [morning] });
  const flambe = aProduct({ id: 2, name: 'Flambé', windows: [evening] });
  const flan = aProduct({ id: 3, name: 'Flan', soldOutUntil: at('20:30') });
  const answers = new Map<unknown, unknown>([
    [getOrderedCategories, [{ id: 1, name: 'Dulces', windows: [] }]],
    [getAdminProducts, [waffle, flambe, flan]],
    [getProductExtraIds, []],
  ]);
  vi.doMock('../../../shared/api.ts', () => ({
    client: { send: async (call: unknown) => answers.get(call) ?? [] },
  }));
  const firebase = { apiKey: '', authDomain: '', projectId: '' };
  const page = { apiUrl: '/api', firebase, maps: { url: '', key: '' }, shop: defaultWords };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(page) }) });
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { todaysLines } = await import('./todaysLines.ts');
  vi.useFakeTimers({ toFake: ['Date'], now: at('13:00') });
  const shop = { ...aShop, scheduling: { isActive: true, daysAhead: 0, maxPerQuarter: null } };
  const cache = new QueryClient();
  cache.setQueryData(['shop'], { shop, isPlain: false, clockOffsetMs: 0 });
  const lines = [waffle, flambe, flan].map(
    (product): PastLine => ({ product, quantity: 1, extras: [], crepas: [], groups: [] }),
  );
  const read = async (scheduledFor: number | null, isOpen = false) => {
    const { lines: kept, menuNotice } = await todaysLines(cache, lines, { scheduledFor, isOpen });
    return [kept.map(({ product }) => product.name), menuNotice];
  };

  expect(await read(null)).toEqual([['Waffle'], 'Hoy no hay: Flambé, Flan.']);
  expect(await read(at('21:00'))).toEqual([['Flambé', 'Flan'], 'A esa hora no hay: Waffle.']);
  expect(await read(null, true)).toEqual([['Waffle', 'Flambé', 'Flan'], '']);
});
