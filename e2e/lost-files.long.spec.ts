import { type Browser, expect, type Page, test } from '@playwright/test';
import { removeUntilReload } from './phones/network.ts';
import { ordersOf, readAsOwner, smsCode } from './support/api.ts';
import { builtFiles } from './support/builtFiles.ts';
import { lineOf, storedCart } from './support/cart.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { type LossyProxy, openLossyProxy, waysToLose } from './support/lossyProxy.ts';
import { inOtherBrowser, isAlive } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { knownCustomer, remember, romaNorte } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Loss of every script, style sheet and font (docs/decisions/0014-lost-files.md). */

/** Without the measuring of visits: half of them load it, and nothing asks again for a lost one. */
const files = builtFiles('store').filter((path) => !path.includes('measureVisit'));
/**
 * Files that this journey does not load: the cart drawer, the search, the address book, the pages about the shop, the screens
 * for failures, the hours of an order for later, promo codes, App Check, which needs a site key, and the styles that its first page contains.
 */
const elsewhere =
  /OpenDrawer|ProofFirst|FollowedOrderScreen|TransferData|SearchScreen|AddressBook|MaintenanceScreen|(NotFound|Privacy|Shop)Screen|useShop|WhenOption|DiscountField|askDiscount|firebaseAppCheck|(index|FirstSplash)-.*\.css/;
const forEver = Number.POSITIVE_INFINITY;

type Visit = {
  readonly page: Page;
  readonly proxy: LossyProxy;
  /** The number of documents that the page loaded. */
  readonly documents: () => number;
};

/**
 * A new customer with a separate network. No request is intercepted, because interception disables the HTTP cache
 * that the loader needs. For the same reason WhatsApp opens no tab, as with blocked pop-ups.
 */
async function visit(browser: Browser, shop: string | undefined, go: (visit: Visit) => Promise<void>) {
  const proxy = await openLossyProxy(shop ?? '');
  const options = { baseURL: proxy.url, geolocation: romaNorte, permissions: ['geolocation'] };
  let documents = 0;
  try {
    await inOtherBrowser(browser, options, async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().startsWith(proxy.url)) documents += 1;
      });
      await go({ page, proxy, documents: () => documents });
    });
  } finally {
    await proxy.close();
  }
}

/** From the first visit to the order's details. */
async function fromArrivalToTheDetails(page: Page, phone: string) {
  await customer.arrives(page);
  await fromHomeToTheDetails(page, phone);
}

async function fromHomeToTheDetails(page: Page, phone: string, afterTheOrder = async () => {}) {
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  await customer.opensCart(page);
  await customer.introducesThemselves(page, phone);
  await customer.finishes(page);
  await afterTheOrder();
  await tap(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }));
  await expect(page.getByText('Monto Tot.')).toBeVisible();
}

const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-files]')].flatMap(({ dataset }) =>
      (dataset.files ?? '').split(' '),
    ),
  );

const isFontThere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /^"?Fredoka"?$/.test(family) && status === 'loaded'),
  );

for (const [index, way] of waysToLose.entries()) {
  test(`with every file lost once (${way}) the journey needs one document`, async ({ browser, baseURL }) => {
    const phone = `555910000${index}`;
    await visit(browser, baseURL, async ({ page, proxy, documents }) => {
      for (const path of files) proxy.lose({ path, way });
      await fromArrivalToTheDetails(page, phone);
      expect(await ordersOf(page.request, phone)).toHaveLength(1);
      expect(documents()).toBe(1);
      // What is loaded when the page is idle may still be on its way.
      const notLost = () => files.filter((path) => !elsewhere.test(path) && !proxy.lost.includes(path));
      await expect.poll(notLost).toEqual([]);
      const asked = () => files.filter((path) => path.endsWith('.css') && proxy.asked.includes(path));
      const withoutStyles = async () => {
        const styles = await stylesOf(page);
        return asked().filter((path) => !styles.includes(path));
      };
      await expect.poll(withoutStyles).toEqual([]);
      // The `import()` after the loader found it in the cache.
      const timesAsked = (path: string) => proxy.asked.filter((one) => one === path).length;
      // As many style sheets as the road has: home's, and those of its screens and their parts.
      expect(asked().length).toBeGreaterThanOrEqual(8);
      const notAskedTwice = () => files.filter((path) => proxy.lost.includes(path) && timesAsked(path) !== 2);
      await expect.poll(notAskedTwice).toEqual([]);
      await expect.poll(() => isFontThere(page)).toBe(true);
    });
  });
}

test('a file that fails until the customer retries is loaded then, without a reload', async ({
  browser,
  baseURL,
}) => {
  const phone = '5559100010';
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    const loseAll = () => proxy.lose({ path: /^\/assets\//, way: 'cut', times: forEver });
    const retries = new Set<string>();
    const triesAgain = (trouble: string, button: string) =>
      page.addLocatorHandler(page.getByText(trouble), async () => {
        retries.add(new URL(page.url()).pathname.replace(/\d+/, '1'));
        proxy.loseNothing();
        await tap(page.getByRole('button', { name: button }));
      });
    await triesAgain('No pudimos mostrar esta página', 'Reintentar');
    await triesAgain('Error de autenticación', 'Enviar código');
    await triesAgain('Tu pedido quedó sin confirmar.', 'Reintentar');
    await triesAgain('La tienda no pudo responder.', 'Reintentar');

    await page.goto('/');
    await isAlive(page);
    loseAll();
    // Each screen's files are lost when it is opened.
    page.on('framenavigated', loseAll);
    await expect(page).toHaveURL('/home');
    await page.keyboard.press('Escape');
    await fromHomeToTheDetails(page, phone, async () => {
      await expect(page).toHaveURL('/home');
      // Home says nothing of its lost strip of orders: the next tap loads it.
      proxy.loseNothing();
      await tap(page.getByRole('tab').nth(1));
    });
    // Not `/location-permission`: home has loaded its chunk for the question that it asks itself.
    const screens = ['/add/1', '/cart', '/userdata', '/sms'];
    expect([...retries]).toEqual(expect.arrayContaining(screens));
    expect(documents()).toBe(1);
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  });
});

test('a lost script prevents an order, and the next tap sends it', async ({ browser, baseURL }) => {
  const phone = '5559100011';
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    proxy.lose({ path: /\/submitOrder-/, way: 'unavailable', times: forEver });
    await returningCustomer(page, phone);
    await customer.finishes(page);
    await expect(page.getByRole('alert')).toContainText('La tienda no pudo responder.');
    expect(await ordersOf(page.request, phone)).toHaveLength(0);
    proxy.loseNothing();
    await tap(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page).toHaveURL('/home');
    expect(documents()).toBe(1);
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  });
});

test('a tap on a page without its app is replayed when the network returns', async ({ browser, baseURL }) => {
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    proxy.lose({ path: /\/index-.*\.js$/, way: 'cut', times: forEver });
    await page.goto('/home');
    const category = page.getByRole('tab').nth(1);
    await tap(category);
    await expect.poll(() => proxy.lost.length).toBeGreaterThan(3);
    proxy.loseNothing();
    await expect(category).toHaveAttribute('aria-selected', 'true');
    expect(documents()).toBe(1);
  });
});

test('a lost screen is loaded on the browser’s online event', async ({ browser, baseURL }) => {
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    await page.goto('/home');
    await isAlive(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    proxy.goOffline();
    await customer.opensProduct(page);
    await expect(page.getByText('No pudimos mostrar esta página')).toBeVisible();
    proxy.goOnline();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
    expect(documents()).toBe(1);
  });
});

const repairs = {
  tap: (page: Page) => tap(page.getByRole('tab').nth(1)),
  'online event': (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
};
for (const [index, [event, happens]] of Object.entries(repairs).entries()) {
  test(`home stays when the script of its orders is lost, and the next ${event} loads it`, async ({
    browser,
    baseURL,
  }) => {
    const phone = `555910003${index}`;
    await visit(browser, baseURL, async ({ page, proxy, documents }) => {
      proxy.lose({ path: /\/OrdersUnderWay-.*\.js$/, way: 'unavailable', times: forEver });
      await returningCustomer(page, phone);
      await placeOrder(page.request, phone);
      await page.goto('/home');
      await isAlive(page);
      await expect.poll(() => proxy.lost.length).toBe(3); // then the part has failed
      const failed = page.getByText('No pudimos mostrar esta página');
      const order = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
      await expect(page.getByRole('tabpanel').getByRole('link').first().or(failed)).toBeVisible();
      await expect(failed).toBeHidden();
      await expect(order).toBeHidden();
      const before = documents();
      proxy.loseNothing();
      await happens(page);
      await expect(order).toBeVisible();
      await expect(failed).toBeHidden();
      expect(documents()).toBe(before);
    });
  });
}

for (const way of waysToLose) {
  test(`a plain page is rendered with its style after each of its files was lost (${way})`, async ({
    browser,
    baseURL,
  }) => {
    await visit(browser, baseURL, async ({ page, proxy, documents }) => {
      for (const path of files) proxy.lose({ path, way });
      proxy.lose({ path: /\/index-.*\.(js|css)$/, way, times: 3 }); // the page retries by itself
      await page.goto('/sms');
      await expect(page.getByRole('heading', { name: 'Verifica tu teléfono' })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      expect(documents()).toBe(1);
    });
  });
}

test('a script that the browser fails to import costs one reload at most, and no order', async ({
  browser,
  baseURL,
}) => {
  const phone = '5559100020';
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    // The loader has fetched it; the following `import()` requests it again, and some browsers cache that failure.
    proxy.lose({ path: /\/submitOrder-/, way: 'cut', after: 1 });
    await returningCustomer(page, phone);
    await expect.poll(() => proxy.lost).toHaveLength(1);
    await expect(async () => {
      if (page.url().endsWith('/cart')) {
        await tap(page.getByRole('button', { name: /^(Reintentar|Finalizar)/ }).first());
      }
      await expect(page).toHaveURL('/home', { timeout: 2000 });
    }).toPass();
    expect(documents()).toBeLessThanOrEqual(2);
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  });
});

test('with every file of the staff tool lost once its screens need one document, and a typed extra stays', async ({
  browser,
  baseURL,
}) => {
  await visit(browser, baseURL, async ({ page, proxy, documents }) => {
    const adminFiles = builtFiles('admin');
    for (const [index, path] of adminFiles.entries()) {
      proxy.lose({ path, way: waysToLose[index % waysToLose.length] ?? 'cut' });
    }
    await page.goto('/create-extras');
    await staff.signsIn(page);
    await page.locator('[name=nombre]').fill('Nuez garapiñada');
    for (const screen of [
      'Productos',
      'Categorías',
      'Extras',
      'Tienda',
      'Historial',
      'Clientes',
      'Personal',
    ]) {
      await opensScreen(page, screen);
      // The bar of the screens moves when its screen has come: a tap before that hits the neighbour. On a phone the link may
      // be behind «Más» again.
      await expect(page.locator('nav a[aria-current="page"]')).toHaveText(screen, { timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await tap(page.locator('nav a[href="/orders"]'));
    await expect(page.getByRole('tab', { name: 'Pedidos Activos' })).toBeVisible();
    await tap(page.getByRole('link', { name: 'Corte del día' }));
    await expect(page.getByText('Ventas').first()).toBeVisible({ timeout: 60_000 });
    await opensScreen(page, 'Crear Extra');
    await expect(page.locator('[name=nombre]')).toHaveValue('Nuez garapiñada');
    expect(documents()).toBe(1);
    expect(proxy.lost.filter((path) => path.startsWith('/admin-assets/')).length).toBeGreaterThan(10);
  });
});

test('a release that removed the script of the order costs one reload, and the order is placed with its note', async ({
  page,
}) => {
  const phone = '5559100040';
  await withoutWhatsApp(page.context());
  const { release, remove } = await removeUntilReload(page, /\/submitOrder-.*\.js/);
  await returningCustomer(page, phone);
  remove();
  await tap(page.getByRole('button', { name: 'Agregar nota para la cocina' }));
  await page.locator('[name=nota_pedido]').fill('Sin azúcar');
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  const [order, ...others] = await ordersOf(page.request, phone);
  expect(others).toEqual([]);
  expect(JSON.stringify(await readAsOwner(page.request, `/order-details/${order?.id_pedido}`))).toContain(
    'Sin azúcar',
  );
  expect(release.documents).toBe(1);
});

for (const [index, step] of ['send', 'verification'].entries()) {
  test(`a release that removed the sign-in’s script before the ${step} costs one reload, and keeps what was typed`, async ({
    page,
  }) => {
    const phone = `555910005${index}`;
    const { release, remove } = await removeUntilReload(page, /\/firebase-.*\.js/);
    await remember(page, knownCustomer('5512345678'));
    release.isGone = step === 'send';
    await page.goto('/sms');
    if (step === 'send') remove();
    await page.locator('[name=phone]').fill(phone);
    await tap(page.getByRole('button', { name: 'Enviar código' }));
    await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
    await expect(page.locator('[name=phone]')).toHaveValue(phone);
    if (step === 'verification') {
      // A page that was discarded has to load the script again.
      release.isGone = true;
      await page.reload();
      remove();
    }
    await page.locator('[name=code]').fill(await smsCode(page.request, phone));
    await tap(page.getByRole('button', { name: /Verificar/ }));
    await expect(page).toHaveURL('/cart');
    expect(release.documents).toBe(1);
  });
}

test('a release that removed the script of «Pedir otra vez» costs one reload, and the order is in the cart', async ({
  page,
}) => {
  const { release, remove } = await removeUntilReload(page, /\/reorderToCart-.*\.js/);
  const known = knownCustomer('5559100060', true);
  const { id_producto: id, nombre: name } = await lineOf(page, '/category?categoria=1');
  const line = { product: { id, name, imageUrl: '' }, quantity: 1, extras: [], crepas: [] };
  await remember(page, { ...known, local: { ...known.local, pastOrders: [{ id: 3, lines: [line] }] } });
  await page.goto('/home');
  const again = page.getByRole('region', { name: 'Pedir otra vez' }).getByRole('button').first();
  await expect(again).toBeVisible();
  remove();
  await tap(again);
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  expect(release.documents).toBe(1);
});

test('a release that removed the script of a changed order’s question costs one reload, and it is asked', async ({
  page,
}) => {
  const { release, remove } = await removeUntilReload(page, /\/ChangedOrder-.*\.js/);
  await returningCustomer(page, '5559100061');
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, precio: 1, precio_individual: 1 }]));
  });
  await page.reload();
  remove();
  await customer.finishes(page);
  await expect(page.getByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' })).toBeVisible();
  expect(release.documents).toBe(1);
});

test('a release that removed the drawer’s script costs one reload, and the drawer opens', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 1280, height: 844 };
  await inOtherBrowser(browser, { baseURL: baseURL ?? '', viewport }, async (page) => {
    const { release, remove } = await removeUntilReload(page, /\/OpenDrawer-.*\.js/);
    await remember(page, knownCustomer('5559100062'));
    await page.goto('/home');
    await isAlive(page);
    remove();
    await tap(page.getByRole('button', { name: /^Carrito/ }));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(release.documents).toBe(1);
  });
});

test('a release that removed the script of the staff’s sign-in costs one reload, which keeps the e-mail', async ({
  page,
}) => {
  const { release, remove } = await removeUntilReload(page, /\/admin-assets\/firebase-.*\.js/);
  release.isGone = false;
  await staff.opens(page, '/orders/report');
  // With a stored session a page does not load the script.
  await page.reload();
  await tap(page.getByRole('button', { name: 'Cerrar sesión' }));
  await expect(page).toHaveURL('/login');
  remove();
  await staff.signsIn(page, 'cocina@crepas.test');
  await expect.poll(() => release.documents).toBe(1);
  await expect(page.locator('[name=password]')).toHaveValue('');
  await expect(page.locator('[name=email]')).toHaveValue('cocina@crepas.test');
  await staff.signsIn(page, 'cocina@crepas.test');
  await expect(page).not.toHaveURL('/login');
  expect(release.documents).toBe(1);
});
