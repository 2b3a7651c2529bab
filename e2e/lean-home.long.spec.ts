import { expect, type Page } from '@playwright/test';
import { customer, test } from './support/customer.ts';
import { withoutStreams } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { cartLine, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Code that home does not need is loaded later: the phone SDK, the map, the screens of an order. */

const heavy = /firebase|SmsScreen|AddressScreen|UserdataScreen/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('a new customer loads the map at the address', async ({ page }) => {
  const scripts = scriptsOf(page);
  await withoutStreams(page);
  await customer.arrives(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => heavy.test(path))).toEqual([]);
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  expect(scripts.filter((path) => heavy.test(path))).toEqual([]);
  await customer.opensCart(page);
  await expect.poll(() => scripts.some((path) => path.includes('AddressScreen'))).toBe(true);
  expect(scripts.filter((path) => path.includes('firebase'))).toEqual([]);
});

test('a customer follows an order on home without the phone SDK', async ({ page, context }) => {
  await returningCustomer(page, '5558000001');
  await customer.orders(page);

  const next = await context.newPage();
  const scripts = scriptsOf(next);
  await withoutStreams(next);
  await next.goto('/home');
  await expect(next.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  await next.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => heavy.test(path))).toEqual([]);
});

test('an expiring token is renewed without the SDK', async ({ page }) => {
  await returningCustomer(page, '5558000002');
  await customer.orders(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('phoneSession') ?? 'null');
    localStorage.setItem(
      'phoneSession',
      JSON.stringify({ ...session, token: 'old', expiresAtMs: Date.now() }),
    );
  });
  const scripts = scriptsOf(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  expect(scripts.filter((path) => heavy.test(path))).toEqual([]);
});

test('a returning customer’s cart loads what «Finalizar» needs with the first touch', async ({ page }) => {
  const scripts = scriptsOf(page);
  const ofFinishing = () => scripts.filter((path) => /submitOrder/.test(path));
  await withoutStreams(page);
  await returningCustomer(page, '5558000003');
  await page.waitForLoadState('networkidle');
  expect(ofFinishing()).toEqual([]);
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await expect.poll(ofFinishing).toHaveLength(1);
});

test('a page does not request its inlined style sheets', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await withoutStreams(page);
  await remember(page, { local: { cart: [cartLine] } });
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Productos del carrito' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/cart')).text();
  const brought = [...html.matchAll(/<style data-files="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(brought.length).toBeGreaterThan(1);
  expect(asked.filter((path) => brought.includes(path))).toEqual([]);
});
