import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ProductWire } from './support/api.ts';
import { lineOf, storedCart } from './support/cart.ts';
import { customer } from './support/customer.ts';
import {
  complaintsOf,
  holdTheApp,
  inOtherBrowser,
  isAlive,
  layoutShift,
  settles,
} from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { cartLine, colima, detailsOf, type Remembered, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Server-rendered pages (docs/decisions/0006-rendered-pages.md), before and after hydration. */

const selectedAddress = colima;
const details = detailsOf('5511112222');

const promo = async (request: APIRequestContext): Promise<ProductWire[]> =>
  (await request.get('/api/promo')).json();

test.describe('the browser’s stored state shows without a hydration error and without a layout shift', () => {
  const states: [name: string, remembered: Remembered, shows: (page: Page) => Promise<void>][] = [
    ['nothing', {}, async (page) => expect(page.getByRole('dialog')).toBeVisible()],
    [
      'an address',
      { local: { selectedAddress } },
      async (page) => expect(page.getByText(`Enviar a ${colima.address}`)).toBeVisible(),
    ],
    [
      'a cart',
      {
        local: {
          selectedAddress,
          cart: [cartLine],
        },
      },
      async (page) => expect(page.getByRole('link', { name: /Ver carrito/ })).toBeVisible(),
    ],
    [
      'another category',
      { local: { selectedAddress }, session: { session: { category: 3, splashSeen: true } } },
      async (page) => expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true'),
    ],
    [
      'corrupt values',
      {
        local: { selectedAddress, cart: 'x', addressDetails: 7, followedOrders: {} },
        session: { session: [] },
      },
      async (page) => expect(page.getByText(`Enviar a ${colima.address}`)).toBeVisible(),
    ],
    [
      'an active order of a phone to be verified again',
      { local: { selectedAddress, addressDetails: details, followedOrders: [1] } },
      async (page) => expect(page.getByRole('link', { name: 'Ver mi pedido' })).toBeVisible(),
    ],
  ];
  for (const [name, remembered, shows] of states) {
    test(name, async ({ page }) => {
      const complaints = complaintsOf(page);
      await remember(page, remembered);
      await page.goto(name === 'nothing' ? '/' : '/home');
      await isAlive(page);
      await expect(page).toHaveURL('/home');
      await shows(page);
      expect(complaints).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }

  for (const path of ['/home', '/add/1']) {
    test(`the shop’s font arrives after the text, on ${path}`, async ({ page }) => {
      let deliver: () => void = () => undefined;
      const painted = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await isAlive(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      deliver();
      await page.evaluate(async () => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThan(0.0005);
    });
  }

  test('dark, with reduced motion, on a wide screen', async ({ browser, baseURL }) => {
    const options = {
      baseURL: baseURL ?? '',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    } as const;
    await inOtherBrowser(browser, options, async (page) => {
      const complaints = complaintsOf(page);
      await remember(page, { local: { selectedAddress } });
      await page.goto('/home');
      await isAlive(page);
      await expect(page.getByText(`Enviar a ${colima.address}`)).toBeVisible();
      expect(complaints).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  });

  test('a verified phone with an active order', async ({ page }) => {
    await returningCustomer(page, '5577881234');
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await tap(page.getByRole('button', { name: 'Finalizar' }));
    const order = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
    await expect(order).toBeVisible();
    await expect(page).toHaveURL('/home');

    const complaints = complaintsOf(page);
    await page.reload();
    await isAlive(page);
    await expect(order).toBeVisible();
    expect(complaints).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  test('a product’s page, a combo’s and one that is missing', async ({ page, request }) => {
    const complaints = complaintsOf(page);
    await remember(page, { local: { selectedAddress, addressDetails: details } });
    for (const { id_producto, nombre } of await promo(request)) {
      await page.goto(`/add/${id_producto}`);
      await isAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
      // Otherwise a shift is possible when the browser paints the body before its content arrived.
      expect(await page.evaluate(() => document.body.getBoundingClientRect().top)).toBe(0);
    }
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
  });
});

test.describe('the cart’s page', () => {
  const emptyText = 'Tu carrito está vacío';

  test('is rendered empty, and a filled cart is never shown as empty', async ({ page }) => {
    const complaints = complaintsOf(page);
    await remember(page, { local: { selectedAddress, cart: [await lineOf(page, '/promo')] } });
    const letGo = await holdTheApp(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    await expect(page.getByText(emptyText)).toBeHidden();
    letGo();
    await isAlive(page);
    await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
    expect(complaints).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its menu, behind the splash too, and links products', async ({ page, request }) => {
    for (const path of ['/', '/home']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Mejores Selecciones' })).toBeVisible();
    }
    const [first] = await promo(request);
    await tap(page.getByRole('link', { name: first?.nombre ?? '' }).first());
    await expect(page).toHaveURL(`/add/${first?.id_producto}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.nombre ?? '');
    await expect(page.getByRole('button', { name: /Agregar al carrito/ })).toBeVisible();
  });
});

test.describe('a tap before hydration', () => {
  test('starts the app and is replayed', async ({ page }) => {
    await remember(page, { local: { selectedAddress } });
    const letGo = await holdTheApp(page);
    await page.goto('/home');
    const category = page.getByRole('tab').nth(1);
    await tap(category);
    await expect(category).toHaveAttribute('aria-selected', 'false');
    letGo();
    await expect(category).toHaveAttribute('aria-selected', 'true');
  });

  test('finds its target: hydration does not scroll the categories back', async ({ page }) => {
    await remember(page, { local: { selectedAddress } });
    const letGo = await holdTheApp(page);
    await page.goto('/home');
    const scrolled = () => page.getByRole('tablist').evaluate((bar) => bar.scrollLeft);
    await page.getByRole('tablist').evaluate((bar) => bar.scrollTo({ left: 120, behavior: 'instant' }));
    const before = await scrolled();
    expect(before).toBeGreaterThan(60);
    letGo();
    await isAlive(page);
    await settles(page);
    expect(await scrolled()).toBe(before);
    await tap(page.getByRole('tab').nth(2));
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('is obeyed in its order: plus twice, an extra and «Agregar» give three pieces with it', async ({
    page,
  }) => {
    await remember(page, { local: { selectedAddress }, session: { session: { splashSeen: true } } });
    const letGo = await holdTheApp(page);
    await page.goto('/add/1');
    const plus = page.getByRole('button', { name: 'Aumentar cantidad' });
    await tap(plus);
    await tap(plus);
    const extra = page.getByRole('checkbox').first();
    await tap(extra);
    await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
    letGo();
    await expect(page).toHaveURL('/home');
    const [line] = await storedCart(page);
    expect({ quantity: line?.quantity, extras: line?.extras.length }).toEqual({ quantity: 3, extras: 1 });
  });

  test('and another are both replayed: the total includes every tick', async ({ page, request }) => {
    await remember(page, { local: { selectedAddress } });
    const letGo = await holdTheApp(page);
    const product = (await promo(request)).find(({ combo }) => combo === 0);
    await page.goto(`/add/${product?.id_producto}`);
    const extra = page.getByRole('checkbox').first();
    await extra.click({ force: true });
    await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
    letGo();
    await expect(extra).toBeChecked();
    await tap(page.getByRole('button', { name: /Agregar al carrito/ }));
    await expect(page).toHaveURL('/home');
    const [line] = await storedCart(page);
    expect(line).toMatchObject({ id_producto: product?.id_producto, quantity: 2, extras: [{}] });
  });

  test('is stopped for other listeners, so that it happens once', async ({ page, request }) => {
    const letGo = await holdTheApp(page);
    const product = (await promo(request)).find(({ combo }) => combo === 0);
    await page.goto(`/add/${product?.id_producto}`);
    await page.evaluate(() => {
      document.querySelector('#root')?.addEventListener('click', () => document.body.append('heard'), true);
    });
    const more = page.getByRole('button', { name: 'Aumentar cantidad' });
    await tap(more);
    await expect(page.getByText('heard')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('group', { name: 'Cantidad' })).toContainText('2');
  });

  test('ends the splash at once', async ({ page }) => {
    await holdTheApp(page);
    await page.goto('/');
    const menu = page.getByRole('link', { name: /^Agregar/ }).first();
    await page.mouse.click(195, 300);
    await menu.click({ trial: true });
  });
});

test('a tap on the menu is not taken by the bar of the cart that appears there', async ({ page }) => {
  await remember(page, { local: { selectedAddress, cart: [cartLine] } });
  /** Whether the next bar takes a tap in its middle as soon as it appears. */
  const takesTap = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const observer = new MutationObserver(() => {
            const bar = [...document.links].find(({ textContent }) => textContent.includes('Ver carrito'));
            if (!bar) return;
            observer.disconnect();
            const { left, top, width, height } = bar.getBoundingClientRect();
            resolve(bar.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
  const letGo = await holdTheApp(page);
  await page.goto('/home');
  const first = takesTap();
  letGo();
  expect(await first).toBe(false);
  await customer.opensCart(page);
  // Later it is where the customer left it.
  await expect.poll(() => page.locator('html').getAttribute('data-cart')).toBeNull();
  const later = takesTap();
  await page.goBack();
  expect(await later).toBe(true);
});

test.describe('the server’s page', () => {
  test('of an unknown address says so, and links the menu', async ({ page }) => {
    for (const [path, text] of [
      ['/add/999999', 'Producto no encontrado'],
      ['/no-hay', 'Página no encontrada'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await isAlive(page);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ver el menú' })).toBeVisible();
    }
  });

  test('brings what the server answers to the calls of its screen', async ({ page, request }) => {
    const answer = async (path: string) => (await request.get(`/api${path}`)).json();
    const dataOf = async (path: string) => {
      await page.goto(path);
      return JSON.parse((await page.locator('#page-data').textContent()) ?? '');
    };
    const { promo, categorias, productos } = await answer('/home');
    expect(await dataOf('/home')).toMatchObject({ promo, categories: categorias, products: productos });
    const [product] = promo;
    const { id_producto: id } = product;
    expect((await dataOf(`/add/${id}`)).product).toEqual(await answer(`/modal?id=${id}`));
    expect((await dataOf('/tienda')).wholeShop).toEqual(await answer('/shop'));
  });

  test('is rendered by the app when its data cannot be read', async ({ page }) => {
    const complaints = complaintsOf(page);
    await remember(page, { local: { selectedAddress } });
    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replace(/"precio":[\d.]+/, '"precio":"gratis"') });
    });
    await page.goto('/home');
    await isAlive(page);
    await expect(page.getByRole('link', { name: /^Agregar/ }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
