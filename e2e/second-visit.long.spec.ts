import { expect, type Page } from '@playwright/test';
import { type ProductWire, writeAsOwner } from './support/api.ts';
import { menu } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { layoutShift } from './support/ownPage.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';
import { visitOverProxy, workerIsActive } from './support/withWorker.ts';

/** A page that the worker knows is shown at once, and catches up with the shop where it stands (decision 7). */

test.use({ serviceWorkers: 'allow' });

/** The shop's letters may move the words of a button by a pixel as they load: 0.00001. */
const noShift = 0.0001;

/** What a page was before its scripts ran. */
type FirstLook = {
  readonly isKept: boolean;
  readonly text: string;
  /** The links of the cards, in their order. */
  readonly cards: readonly (string | undefined)[];
};

const firstLook = (page: Page) => page.evaluate(() => (window as unknown as { look: FirstLook }).look);

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const links = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.pathname));

/** Home and a product, both cached by the worker. */
async function knowsTheShop(page: Page, product: string) {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const all = [...document.querySelectorAll('[role=tabpanel] li')];
      const look: FirstLook = {
        isKept: document.documentElement.hasAttribute('data-kept'),
        text: document.body.innerText,
        cards: all.map((card) => card.querySelector('a')?.pathname),
      };
      Object.assign(window, { look });
    }),
  );
  await remember(page, knownCustomer('5556100001'));
  await page.goto('/home');
  await workerIsActive(page);
  await isCached(page, '/home');
  await page.goto(product);
  await isCached(page, product);
}

/** The worker has stored this page, with this part in it. */
const isCached = (page: Page, path: string, part = '') =>
  expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), path))
    .toContain(part);

const price = (pesos: number) => `$${pesos.toFixed(2)}`;
const pathOf = ({ id_producto }: ProductWire) => `/add/${id_producto}`;
const productsOf = (page: Page) =>
  menu<ProductWire>(page, '/category?categoria=1') as Promise<[ProductWire, ProductWire]>;
const setPrice = (page: Page, { id_producto }: ProductWire, precio: number) =>
  writeAsOwner(page.request, `/products/${id_producto}`, { precio });
const setSoldOut = (page: Page, { id_producto }: ProductWire, agotado: boolean) =>
  writeAsOwner(page.request, `/products/${id_producto}/agotado`, { agotado });

test('home is there at once, and a new price and a sold-out product appear where they stood', async ({
  page,
}) => {
  const [dear, sold] = await productsOf(page);
  await knowsTheShop(page, pathOf(dear));
  await setPrice(page, dear, dear.precio + 7);
  await setSoldOut(page, sold, true);
  try {
    await page.goto('/home');
    const look = await firstLook(page);
    expect(look.isKept).toBe(true);
    expect(look.text).toContain(price(dear.precio));
    await expect(cards(page).filter({ hasText: dear.nombre }).first()).toContainText(price(dear.precio + 7));
    await expect(cards(page).filter({ hasText: sold.nombre }).first()).toContainText('Agotado');
    await expect(page.getByText('45 minutos', { exact: true })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(noShift);
    expect(await links(page)).toEqual(look.cards);

    // The product's page, stored with its old price.
    await page.goto(pathOf(dear));
    expect((await firstLook(page)).isKept).toBe(true);
    await expect(page.getByRole('main')).toContainText(price(dear.precio + 7));
    expect(await layoutShift(page)).toBeLessThan(noShift);
  } finally {
    await setPrice(page, dear, dear.precio);
    await setSoldOut(page, sold, false);
  }
});

test('«Agotado por hoy» is never read from the cache, and its page says it with the first answer', async ({
  page,
}) => {
  const [product] = await productsOf(page);
  const soldOut = page.getByText('Agotado por hoy', { exact: true });
  await knowsTheShop(page, pathOf(product));
  await setSoldOut(page, product, true);
  try {
    await page.goto(pathOf(product));
    expect((await firstLook(page)).isKept).toBe(true);
    await expect(soldOut).toBeVisible();
    await isCached(page, pathOf(product), '"agotado_hasta":"');
    await page.goto(pathOf(product));
    expect((await firstLook(page)).isKept).toBe(false);
    await expect(soldOut).toBeVisible();
  } finally {
    await setSoldOut(page, product, false);
  }
  await page.goto(pathOf(product));
  const { isKept, text } = await firstLook(page);
  expect(isKept).toBe(false);
  expect(text).not.toContain('Agotado por hoy');
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
});

test('a failing shop is maintenance, from home and from a product, and comes back by itself', async ({
  browser,
  baseURL,
}) => {
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    const [product] = await productsOf(page);
    await knowsTheShop(page, pathOf(product));
    for (const path of ['/home', pathOf(product)]) {
      proxy.lose({ path: /./, way: 'unavailable', times: Number.POSITIVE_INFINITY });
      await page.goto(path);
      expect((await firstLook(page)).isKept).toBe(true);
      await expect(page).toHaveURL('/maintenance');
      await expect(page.getByText('Estamos en mantenimiento')).toBeVisible();
      proxy.loseNothing();
      await expect(page).toHaveURL('/home');
      await expect(cards(page).first()).toBeVisible();
    }
  });
});

test('an old price that no answer has mended yet is said before the order', async ({ browser, baseURL }) => {
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    const [product] = await productsOf(page);
    await knowsTheShop(page, pathOf(product));
    await setPrice(page, product, product.precio + 7);
    try {
      proxy.lose({ path: pathOf(product), way: 'cut', times: Number.POSITIVE_INFINITY });
      await page.goto(pathOf(product));
      await expect(page.getByRole('main')).toContainText(price(product.precio));
      await customer.addsToCart(page);
      await customer.opensCart(page);
      const line = page.getByRole('listitem').filter({ hasText: product.nombre });
      await expect(line).toContainText(`ahora ${price(product.precio + 7)}`);
    } finally {
      await setPrice(page, product, product.precio);
    }
  });
});

test('while a newer worker waits, pages come from the network', async ({ page }) => {
  const [product] = await productsOf(page);
  await knowsTheShop(page, pathOf(product));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { active } = registration ?? {};
    // Another address is another worker, as another build's would be.
    await navigator.serviceWorker.register(`${active?.scriptURL}&next`, { updateViaCache: 'none' });
  });
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  await page.goto('/home');
  expect((await firstLook(page)).isKept).toBe(false);
  await tap(page.getByRole('tab', { name: 'Crepas saladas' }));
  await expect(cards(page).first()).toBeVisible();
});

test.describe('«back» from another app', () => {
  // A route of the test stops no request of a worker.
  test.use({ serviceWorkers: 'block' });

  test('to a page that the browser kept in memory brings a new price with one request', async ({ page }) => {
    const [dear] = await productsOf(page);
    await page.route('**/api/shop/events*', (route) => route.abort());
    await remember(page, knownCustomer('5556100006'));
    await page.goto('/home');
    const card = cards(page).filter({ hasText: dear.nombre }).first();
    await expect(card).toContainText(price(dear.precio));
    await page.waitForLoadState('networkidle');
    await setPrice(page, dear, dear.precio + 7);
    try {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        asked.push(pathname + search);
      });
      // No browser under automation keeps pages in memory: the event is what it would send.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(card).toContainText(price(dear.precio + 7));
      // The other categories are fetched when the page is idle, which may be now.
      const ofThisPage = /^\/(home|api\/(promo|category\?categoria=1)\b)/;
      expect(asked.filter((path) => ofThisPage.test(path))).toEqual(['/home']);
      expect(await layoutShift(page)).toBeLessThan(noShift);
    } finally {
      await setPrice(page, dear, dear.precio);
    }
  });
});
