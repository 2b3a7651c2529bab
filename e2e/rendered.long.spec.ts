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
      async (page) => expect(page.getByText(`Enviar a ${colima.address}`)).toBeVisible(),
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

  const [early, app] = ['#early-cart', 'main:not(:has(#early-cart))'];
  /** A combo, and a line with extras; the address has no pin. */
  const filled = {
    selectedAddress: { ...colima, position: { lat: 0, lng: 0 } },
    addressDetails: details,
    cart: [
      { ...cartLine, imagen_url: '', quantity: 1, extras: [] },
      { ...cartLine, key: 'other' },
      {
        ...cartLine,
        id_producto: 2,
        nombre: '<img src=x onerror=fail()> {total}',
        extras: [],
        crepas_seleccionadas: [{ ...cartLine, id_producto: 3, nombre: 'Fresa' }],
        key: 'third',
      },
    ],
  };

  for (const width of [320, 390, 1280]) {
    test(`shows the stored cart before its scripts, and nothing moves at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const complaints = complaintsOf(page);
      await remember(page, { local: filled });
      // What the shop says today comes later.
      await page.route('**/api/**', () => {});
      const letGo = await holdTheApp(page);
      await page.goto('/cart', { waitUntil: 'commit' });
      const shown = async (root: string) => ({
        text: await page.locator('main').innerText(),
        places: await page
          .locator(`${root} :is(li, p, a, span, output, fieldset, button, dt, dd)`)
          .evaluateAll((all) =>
            all.map((element) => [element.textContent, { ...element.getBoundingClientRect().toJSON() }]),
          ),
        // The app alone says that a picture is missing.
        tree: (await page.locator(`${root} ul`).ariaSnapshot()).replaceAll(/ *- img .*\n/g, ''),
      });
      await expect(page.locator(early).getByText('Portón azul')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await shown(early);
      expect(before.text).toMatch(/Sin pin.*\$477\.50/s);
      letGo();
      await expect(page.locator(early)).toHaveCount(0);
      const after = await shown(app);
      expect(after.text).toBe(before.text);
      expect(after.tree).toBe(before.tree);
      expect(after.places).toEqual(expect.arrayContaining(before.places));
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }

  test('the taps on the early cart are replayed on the app', async ({ page }) => {
    await remember(page, { local: filled });
    const letGo = await holdTheApp(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    const lines = page.locator('main li');
    await tap(lines.nth(1).getByRole('button', { name: 'Aumentar cantidad' }));
    await tap(lines.nth(1).getByRole('button', { name: 'Aumentar cantidad' }));
    await tap(lines.nth(0).getByRole('button', { name: /^Eliminar/ }));
    await page
      .locator(early)
      .getByRole('link', { name: /Dirección de envío/ })
      .focus();
    letGo();
    await expect(page.locator(early)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Dirección de envío/ })).toBeFocused();
    await expect(lines).toHaveCount(2);
    await expect(lines.first().locator('output')).toHaveText('4');
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  });

  test('the keyboard stays where it is in the early cart', async ({ page }) => {
    await remember(page, { local: filled });
    const letGo = await holdTheApp(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    const more = page.locator('main li').nth(1).getByRole('button', { name: 'Aumentar cantidad' });
    await more.focus();
    letGo();
    await expect(page.locator(early)).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  test('«Finalizar» before the app is there leads on', async ({ page }) => {
    await remember(page, { local: filled });
    const letGo = await holdTheApp(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    await tap(page.locator(early).getByRole('button', { name: 'Finalizar' }));
    letGo();
    await expect(page).toHaveURL('/sms');
  });

  const unlike: [name: string, local: Remembered['local']][] = [
    ['a line at its limit', { cart: [{ ...cartLine, quantity: 50 }] }],
    ['an order that is fetched', { cart: [cartLine], entrega: 'recoger' }],
    ['an unconfirmed order', { cart: [cartLine], pendingOrder: {} }],
    ['a corrupt line', { cart: [cartLine, { ...cartLine, precio: '<b>' }] }],
    ['very long texts', { cart: [{ ...cartLine, descripcion: 'a'.repeat(20_000) }] }],
  ];
  for (const [name, local] of unlike) {
    test(`with ${name} waits for the app`, async ({ page }) => {
      await remember(page, { local: { selectedAddress, ...local } });
      const letGo = await holdTheApp(page);
      await page.goto('/cart');
      await expect(page.locator(early)).toBeEmpty();
      letGo();
      await isAlive(page);
      await expect(page.getByText(name === 'a corrupt line' ? emptyText : cartLine.nombre)).toBeVisible();
    });
  }
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
});
