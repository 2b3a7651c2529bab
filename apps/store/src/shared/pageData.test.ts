import { categoryToWire, jsonElement, productToWire } from '@crepas/api';
import { type Category, categoryId, centsFromPesos, type Product } from '@crepas/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { aProduct } from '../testing/build.ts';
import { categoriesQuery, categoryProductsQuery, promoQuery } from './menu/menu.ts';
import { pageDataElementId, pageDataIn, readPageData, rememberPage } from './pageData.ts';

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

it('a newer page is set in place: what is gone is unavailable, what is new comes last', () => {
  const first: Category = { id: categoryId(1), name: 'Dulces', windows: [] };
  const second: Category = { id: categoryId(2), name: 'Saladas', windows: [] };
  const queryClient = new QueryClient();
  const remember = (all: readonly Category[], listed: readonly Product[]) => {
    const products = listed.map(productToWire);
    const data = { promo: products, categories: all.map(categoryToWire), products };
    rememberPage(queryClient, pageDataIn(jsonElement(pageDataElementId, data)) ?? {}, '/home');
  };
  remember([first], [aProduct(7), aProduct(8)]);
  const dearer = aProduct(8, { price: centsFromPesos(99) });
  remember([second, first], [aProduct(9), dearer]);
  const inPlace = [{ ...aProduct(7), available: false }, dearer, aProduct(9)];
  expect(queryClient.getQueryData(promoQuery.queryKey)).toEqual(inPlace);
  expect(queryClient.getQueryData(categoriesQuery.queryKey)).toEqual([first, second]);
  expect(queryClient.getQueryData(categoryProductsQuery(second.id).queryKey)).toEqual([aProduct(9), dearer]);
});

it('the data of another page is found in its text; a portal’s page has none', () => {
  const element = jsonElement(pageDataElementId, {
    promo: [productToWire(aProduct(7, { name: '</script><b>' }))],
  });
  const data = pageDataIn(`<!doctype html><html><body>${element}<script>1 < 2</script></body></html>`);
  expect(data?.promo?.[0]?.nombre).toBe('</script><b>');
  expect(pageDataIn('<html>Bienvenido a la red del café</html>')).toBeNull();
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
