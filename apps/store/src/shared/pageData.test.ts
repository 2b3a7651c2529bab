import { productToWire } from '@crepas/api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { aProduct } from '../testing/build.ts';
import { promoQuery } from './menu/menu.ts';
import { readPageData, rememberPage } from './pageData.ts';

const openPage = (text: string | null) =>
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) });
afterEach(() => vi.unstubAllGlobals());

it('the data of a page is read as the answers of its calls', () => {
  const crepa = aProduct(7, { allergens: 'Contiene: nuez' });
  openPage(JSON.stringify({ promo: [productToWire(crepa)] }));
  const data = readPageData();
  const queryClient = new QueryClient();
  rememberPage(queryClient, data ?? {}, '/home');
  expect(queryClient.getQueryData(promoQuery.queryKey)).toEqual([crepa]);
});

it.each([
  ['no element', null],
  ['an empty element', ''],
  ['a page that was cut off', '{"promo":[{"id_producto":7'],
  ['no object', '7'],
  ['a product without a price', '{"promo":[{"id_producto":7,"nombre":"Cajeta","categoria":1}]}'],
  ['the data of an earlier version', '{"kind":"home","promo":[{"id":7,"name":"Cajeta","price":8000}]}'],
])('%s is no data: the app asks the server', (_, text) => {
  openPage(text);
  expect(readPageData()).toBeNull();
});
