import { expect, type Page } from '@playwright/test';
import { ordersOf, type ProductWire, writeAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { comesToTheCart, customer, test, withoutWhatsApp } from './support/customer.ts';
import { cutNetwork } from './support/cutNetwork.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';
import { visitOverProxy, workerIsActive } from './support/withWorker.ts';

/** Without network the last menu is shown and nothing is lost; with network nothing stays stale. */

test.use({ serviceWorkers: 'allow' });

const menu = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const offlineBanner = (page: Page) => page.getByText('Sin conexión', { exact: true });

/** Home, twice: the second time through the service worker. */
async function knowsTheShop(page: Page) {
  await remember(page, knownCustomer('5556000003'));
  await page.goto('/home');
  await workerIsActive(page);
  await page.reload();
  await showsFirstPicture(page);
  await expect.poll(() => isFirstPictureKept(page)).toBe(true);
}

async function showsFirstPicture(page: Page) {
  await menu(page).first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      firstPicture(page).evaluate(
        (img: HTMLImageElement) => img.naturalWidth > 0 && img.currentSrc.includes('/image/upload/'),
      ),
    )
    .toBe(true);
}

const firstPicture = (page: Page) => menu(page).first().locator('img').last();

const isFirstPictureKept = (page: Page) =>
  firstPicture(page).evaluate(async (img: HTMLImageElement) => {
    const pictures = await caches.open('crepas-pictures');
    return Boolean(await pictures.match(img.currentSrc, { ignoreVary: true }));
  });

test('without network the last menu is shown, with its pictures', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    await knowsTheShop(page);
    const names = await menu(page).allInnerTexts();
    const mend = await cutNetwork(page, proxy);
    await expect(offlineBanner(page)).toBeVisible();
    await page.reload();
    await expect(offlineBanner(page)).toBeVisible();
    await expect(menu(page).first()).toBeVisible();
    expect(await menu(page).allInnerTexts()).toEqual(names);
    await showsFirstPicture(page);

    await customer.opensProduct(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await customer.addsToCart(page);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    const lines = page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await mend();
    await expect(offlineBanner(page)).toBeHidden();
  });
});

test('an order fails without network, and is placed when it is back', async ({ browser, baseURL }) => {
  const phone = '5556000001';
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    const context = page.context();
    await withoutWhatsApp(context);
    await comesToTheCart(page, phone);
    const mend = await cutNetwork(page, proxy);
    await customer.finishes(page);
    await expect(page.getByRole('alert')).toContainText('Sin conexión no podemos recibir tu pedido.');
    expect(context.pages()).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('pendingOrder'))).toBeNull();
    expect(await storedCart(page)).toHaveLength(1);

    await mend();
    await tap(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  });
});

test('with network a new price is shown at the next visit, with or without the service worker', {
  tag: '@long',
}, async ({ page }) => {
  await knowsTheShop(page);
  const [product] = (await (await page.request.get('/api/category?categoria=1')).json()) as [ProductWire];
  const path = `/products/${product.id_producto}`;
  await writeAsOwner(page.request, path, { precio: product.precio + 7 });
  try {
    await page.reload();
    await expect(menu(page).filter({ hasText: product.nombre }).first()).toContainText(
      `$${(product.precio + 7).toFixed(2)}`,
    );
  } finally {
    await writeAsOwner(page.request, path, { precio: product.precio });
  }
});

test('with network, a shop that does not answer is a failure, though its menu is kept', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    await knowsTheShop(page);
    proxy.goOffline();
    await page.reload();
    await tap(page.getByRole('tab', { name: 'Crepas saladas' }));
    const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    proxy.goOnline();
    await tap(retry);
    await expect(menu(page).first()).toBeVisible();
  });
});

test('no personal response is cached', async ({ page }) => {
  await comesToTheCart(page, '5556000002');
  await customer.orders(page);
  await tap(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }));
  await expect(page.getByText('Monto Tot.')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/api/promo');
  expect(kept.filter((path) => /^\/api\/.*orders?\b/.test(path))).toEqual([]);
});

test('the shop can be installed', { tag: '@long' }, async ({ page, request }) => {
  await page.goto('/home');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'es-MX', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
