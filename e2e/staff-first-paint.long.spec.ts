import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, holdTheApp, layoutShift } from './support/ownPage.ts';
import { staff } from './support/staff.ts';

/** The staff's pages show their frame before their scripts run. */

const scripts = '**/admin-assets/*.js';

/** Where the things stand that both the rendered frame and the app show. */
const places = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => ({ ...element.getBoundingClientRect().toJSON() })));

/** Opens a page without its scripts, lets them go, and expects that the app changes no place. */
async function expectNoMove(page: Page, path: string, title: string, selector: string) {
  const complaints = complaintsOf(page);
  const letGo = await holdTheApp(page, scripts);
  await page.goto(path);
  await expect(page.locator('#root > [inert] h1')).toHaveText(title);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page, selector);
  // The title's font replaces its fallback, which has the same size to a hundredth of a pixel.
  expect(await layoutShift(page)).toBeLessThan(0.0005);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  letGo();
  await expect(page.locator('#root > :not([inert]) h1')).toHaveText(title);
  expect(before.length).toBeGreaterThan(4);
  expect(await places(page, selector)).toEqual(before);
}

for (const width of [390, 1280]) {
  test(`the board's frame is shown before its scripts, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await staff.opens(page, '/orders');
    // What the server has is known later, and adds links after the others.
    await page.route('**/api/**', (route) => route.abort());
    const shown = 'nav > *, nav a, h1, [role=tab]';
    await expectNoMove(page, '/orders', 'Pedidos', shown);
    await expect(page.locator('nav [aria-current=page]')).toHaveText('Pedidos');
  });

  test(`the sign-in's frame is shown before its scripts, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectNoMove(page, '/login', 'Iniciar sesión', 'main svg, h1, label, input, button');
  });
}

test('the frame marks its own screen, and has the links of its role', async ({ page }) => {
  await staff.opens(page, '/admin', 'cocina@crepas.test');
  await page.route(scripts, (route) => route.abort());
  await page.reload();
  const links = page.locator('#root > [inert] nav a');
  await expect(links).toHaveText(['Pedidos', 'Productos', 'Extras', 'Tienda']);
  await expect(page.locator('#root [aria-current=page]')).toHaveText('Productos');
});

/**
 * The reads of the board's orders by the next page. The stream never opens: otherwise it reads the list again. The page
 * that is left for that has the same origin and no app: it reads nothing any more.
 */
async function readsOfOrders(page: Page) {
  const urls: string[] = [];
  await page.goto('/readyz');
  await page.route('**/api/orders/events', () => {});
  page.on('request', (request) => {
    if (request.url().endsWith('/api/active-orders')) urls.push(request.url());
  });
  return urls;
}

test('the orders are requested before the scripts, and the app does not request them again', async ({
  page,
}) => {
  await staff.opens(page, '/orders');
  const reads = await readsOfOrders(page);
  // The list is shown once the wake lock has answered, after the orders.
  await page.addInitScript(() => {
    navigator.wakeLock.request = () => new Promise(() => {});
  });
  const letGo = await holdTheApp(page, scripts);
  const answered = page.waitForResponse('**/api/active-orders');
  await page.goto('/orders');
  expect((await answered).ok()).toBe(true);
  letGo();
  await expect(page.getByText(/No hay pedidos activos|Recibido/).first()).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('an expired token sends no early request: the app renews it first', async ({ page }) => {
  await staff.opens(page, '/orders');
  const reads = await readsOfOrders(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('staffSession') ?? '{}');
    localStorage.setItem('staffSession', JSON.stringify({ ...session, expiresAtMs: 0 }));
  });
  const letGo = await holdTheApp(page, scripts);
  await page.goto('/orders');
  await expect(page.locator('#root > [inert] h1')).toHaveText('Pedidos');
  expect(reads).toEqual([]);
  letGo();
  await expect(page.getByText(/No hay pedidos activos|Recibido/).first()).toBeVisible();
  expect(reads).toHaveLength(1);
});
