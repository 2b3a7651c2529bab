import { expect, type Page, test } from '@playwright/test';
import type { ProductWire } from './support/api.ts';
import { isAlive, withoutRendering } from './support/ownPage.ts';
import { cartLine, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The shop window (spec §2 and §4; decisions S1, S8, S9). */

const known = knownCustomer('5557300001');
const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).getByRole('listitem');

test('the splash fades after 1.8 s and is gone after 2 s, once in a session', async ({ page }) => {
  await page.goto('/');
  const fading = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getTiming())
      .find((timing) => timing?.delay === 1800),
  );
  expect(fading).toMatchObject({ delay: 1800, duration: 200, fill: 'forwards' });
  await expect(page).toHaveURL('/home');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('home shows name, tagline, the strip, the promoted products and the first category', async ({
  page,
  request,
}) => {
  await remember(page, known);
  await page.goto('/home');
  await expect(page.getByText('Crepatlán', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('La tierra de las crepas').first()).toBeVisible();
  for (const text of ['45 minutos', 'Entrega mas rapida', 'Envio gratis']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const promo = (await (await request.get('/api/promo')).json()) as ProductWire[];
  const promoted = page.getByRole('region', { name: 'Mejores Selecciones' });
  await expect(promoted.getByText(promo[0]?.nombre ?? '', { exact: true }).first()).toBeVisible();
  await expect(promoted.getByText(`$${promo[0]?.precio.toFixed(2)}`).first()).toBeVisible();

  const categories = (await (await request.get('/api/category-asc')).json()) as {
    id: number;
    nombre: string;
  }[];
  await expect(page.getByRole('tab', { selected: true })).toHaveText(categories[0]?.nombre ?? '');
  const first = await request.get(`/api/category?categoria=${categories[0]?.id}`);
  const [product] = (await first.json()) as ProductWire[];
  const card = cards(page).first();
  await expect(card).toContainText(product?.nombre ?? '');
  for (const link of await card.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', `/add/${product?.id_producto}`);
  }
});

test('another category shows its own products', async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  const before = await cards(page).first().innerText();
  await tap(page.getByRole('tab').nth(1));
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).first()).not.toHaveText(before);
});

test('another category is drawn out of sight once it is there, and shown without asking the shop again', async ({
  page,
}) => {
  await remember(page, known);
  await page.goto('/home');
  await expect.poll(() => page.getByRole('tabpanel').locator('ul').count()).toBeGreaterThan(1);
  const hidden = await page
    .getByRole('tabpanel')
    .locator('ul')
    .nth(1)
    .getByRole('link', { includeHidden: true })
    .count();
  expect(hidden).toBeGreaterThan(0);
  await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCount(1);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tap(page.getByRole('tab').nth(1));
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(hidden);
  expect(asked.filter((url) => url.includes('/api/category'))).toEqual([]);
});

test('the bar to the cart has the number of lines, and hides with the last one', async ({ page }) => {
  await remember(page, { ...known, local: { ...known.local, cart: [cartLine] } });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toContainText('1');
  await page.evaluate(() => localStorage.setItem('cart', '[]'));
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toBeHidden();
});

test('a corrupt cart is removed, and the cart starts empty', async ({ page }) => {
  await remember(page, { ...known, local: { ...known.local, cart: [1, null, cartLine] } });
  await page.goto('/cart');
  await isAlive(page);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('orders under way are asked for only of a verified phone', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/orders/user/*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: [{ id_pedido: 7, total: 89.5, estado: 0, productos: [] }] });
  });
  await remember(page, known);
  await page.goto('/home');
  await expect(cards(page).first()).toBeVisible();
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const details = JSON.parse(localStorage.getItem('addressDetails') ?? '{}');
    localStorage.setItem('addressDetails', JSON.stringify({ ...details, phoneVerification: true }));
  });
  await page.reload();
  const order = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(order).toHaveAttribute('href', '/order-details/7');
});

test('a picture that cannot be had is replaced', async ({ page }) => {
  await page.route('**/image/upload/**', (route) => route.abort());
  await remember(page, known);
  await page.goto('/home');
  await cards(page).first().scrollIntoViewIfNeeded();
  const replaced = page.getByAltText('Imagen no disponible').first();
  await expect(replaced).toBeVisible();
  // The placeholder itself is drawn: it came, and has a size of its own.
  await expect
    .poll(() => replaced.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
});

test('an empty category is asked for once a second, and after ten answers the customer reads it', async ({
  page,
}) => {
  await withoutRendering(page);
  await remember(page, known);
  let answers = 0;
  await page.route('**/api/category?*', (route) => {
    answers += 1;
    return route.fulfill({ json: [] });
  });
  await page.clock.install();
  await page.goto('/home');
  await tap(page.getByRole('tab').last());
  const told = page.getByText('Aún no hay productos en esta categoría');
  await expect(told).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(told).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(answers).toBeGreaterThanOrEqual(10);
});

test('a shop that does not answer is in maintenance', async ({ page }) => {
  await withoutRendering(page);
  await remember(page, known);
  await page.route('**/api/promo', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/home');
  await expect(page).toHaveURL('/maintenance');
});

test('categories that cannot be had are told, and asked for again', async ({ page }) => {
  await withoutRendering(page);
  await remember(page, known);
  await page.route('**/api/category-asc', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/home');
  await expect(page.getByText('Error al obtener categorías')).toBeVisible();
  await page.unroute('**/api/category-asc');
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(cards(page).first()).toBeVisible();
});

test('a silent shop is in maintenance until it answers again', async ({ page }) => {
  await remember(page, known);
  await page.route('**/api/promo', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/maintenance');
  await expect(page.getByText('Estamos en mantenimiento')).toBeVisible();
  await page.unroute('**/api/promo');
  await expect(page).toHaveURL('/home');
});

test('five places wait for the promoted, four for the products', async ({ page }) => {
  await withoutRendering(page);
  await remember(page, known);
  await page.route('**/api/promo', () => {});
  await page.route('**/api/category?*', () => {});
  await page.goto('/home');
  await tap(page.getByRole('tab').last());
  const places = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('status').locator('li');
  await expect(places('Mejores Selecciones')).toHaveCount(5);
  await expect(places('Qué vas a pedir hoy?')).toHaveCount(4);
});

test('a promoted card is never narrower than 120 px, and 100 px stay free under the grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 700 });
  await remember(page, known);
  await page.goto('/home');
  const promoted = page.getByRole('region', { name: 'Mejores Selecciones' }).getByRole('listitem');
  expect((await promoted.first().boundingBox())?.width).toBeGreaterThanOrEqual(120);
  const grid = page.getByRole('tabpanel').getByRole('list');
  await expect(grid).toHaveCSS('margin-bottom', '100px');
});
