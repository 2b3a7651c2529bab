import { expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { exampleMenu, exampleShop } from './exampleShop.ts';
import { fakeBackend, refused } from './fakeBackend.ts';

const open = (answers: Answers = {}) => fakeBackend({ answers, nowMs: () => 0 });

const request = (method: string, path: string, body?: object) =>
  [
    new Request(`http://shop.example${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),
    path,
  ] as const;

it('the usual answers are of the contract', async () => {
  const backend = open();
  for (const path of [
    '/shop',
    '/promo',
    '/category?categoria=1',
    '/crepa-combo',
    '/modal?id=1',
    '/category-asc',
    '/ingredientes',
    '/producto-ingredientes/1',
    '/categories/with-product-count',
    '/allcategories',
    '/admin?categoria=1',
    '/active-orders',
  ]) {
    const { status } = await backend.answer(...request('GET', path));
    expect(`${path} ${status}`).toBe(`${path} 200`);
  }
  expect(backend.faults).toEqual([]);
});

it('an answer of another shape is a fault', async () => {
  const backend = open({ 'GET /promo': [{ id_producto: 1, nombre: 'Sin precio' }] });
  await backend.answer(...request('GET', '/promo'));
  expect(backend.faults).toHaveLength(1);
  expect(backend.faults[0]).toContain('GET /promo: its answer is not of the contract: 0.');
});

it('a request that the server refuses is a fault', async () => {
  const backend = open({ 'POST /orders': refused(500, 'No se pudo') });
  await backend.answer(...request('POST', '/orders', { total: 'mucho' }));
  expect(backend.faults).toEqual([expect.stringMatching(/^POST \/orders: the server would refuse body: /)]);
});

it('an answer for a call that does not exist is a fault', () => {
  expect(open({ 'GET /tienda': {} }).faults).toEqual(['GET /tienda is no call of the contract']);
  expect(open({ 'GET /order-details/9': 'silent', 'GET /shop/events': 'silent' }).faults).toEqual([]);
});

it('answers one request before all of its call, and 404 to a call without an answer', async () => {
  const backend = open({
    'GET /order-details/:id': 'failing',
    'GET /order-details/9': refused(410, 'Ya no'),
  });
  const status = async (path: string) => (await backend.answer(...request('GET', path))).status;
  expect([await status('/order-details/9'), await status('/order-details/8')]).toEqual([410, 500]);
  expect(await status('/orders/user/5512345678')).toBe(404);
});

it('without a network every request fails', async () => {
  const backend = open();
  backend.goOffline();
  await expect(backend.answer(...request('GET', '/shop'))).rejects.toThrow('Failed to fetch');
});

it('what is silent ends with its story', async () => {
  const backend = open({ 'GET /shop': 'silent' });
  const answer = backend.answer(...request('GET', '/shop'));
  backend.end();
  await expect(answer).rejects.toThrow('Failed to fetch');
});

it('the shop of stories offers what its menu has', () => {
  const ids = exampleMenu.products.map(({ id }) => id);
  expect(
    Object.keys(exampleMenu.offered)
      .map(Number)
      .every((id) => ids.some((one) => one === id)),
  ).toBe(true);
  expect(exampleShop.isOpen).toBe(true);
});
