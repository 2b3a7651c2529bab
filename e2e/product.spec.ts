import { expect, type Page, test } from '@playwright/test';
import type { ProductWire } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { intercept } from './support/intercept.ts';
import { isAlive, runUntilShown, settles, withoutRendering } from './support/ownPage.ts';
import { hasSaid, recordsTexts } from './support/recordedTexts.ts';
import { colima, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A product and its choices (spec §2, §4, §8 and §9; decisions O3, S11, S12). */

const known = knownCustomer('5557400001');
const add = (page: Page) => page.getByRole('button', { name: /^Agregar al carrito/ });
const crepas = (page: Page) => page.getByRole('group', { name: /crepas/i }).getByRole('button');

async function opens(page: Page, kind: 'combo' | 'simple') {
  await remember(page, known);
  const promo = (await (await page.request.get('/api/category?categoria=1')).json()) as ProductWire[];
  const crepa = promo.find(({ combo }) => combo === 0);
  if (kind === 'simple') {
    await page.goto(`/add/${crepa?.id_producto}`);
    return isAlive(page);
  }
  await page.goto('/home');
  await tap(page.getByRole('tab', { name: 'Combos' }));
  await tap(page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first());
  return expect(crepas(page).first()).toBeVisible();
}

test('price, extras and quantity make the total, with two decimals', async ({ page }) => {
  await recordsTexts(page);
  await opens(page, 'simple');
  await page.getByRole('checkbox').first().check();
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await expect(page.locator('output')).toHaveText('2');
  const label = await add(page).innerText();
  // Two taps add once.
  await add(page).dblclick();
  await hasSaid(page, 'Producto Agregado');
  const [line] = await storedCart(page);
  expect(line?.quantity).toBe(2);
  const unit = (line?.precio ?? 0) + (line?.extras[0]?.precio_extra ?? 0);
  expect(label).toContain(`$${(2 * unit).toFixed(2)}`);
});

test('home returns half a second after adding', async ({ page }) => {
  await page.clock.install();
  await opens(page, 'simple');
  await expect(add(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tap(add(page));
  await runUntilShown(page, page.getByText('Producto Agregado'));
  await page.clock.runFor(499);
  await settles(page);
  expect(page.url()).toMatch(/\/add\/\d+$/);
  await expect(page.getByText('Producto Agregado')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Producto Agregado')).toBeHidden();
});

test('a combo with too few crepas is not added, with a message for five seconds', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install();
  await opens(page, 'combo');
  await page.clock.pauseAt(Date.now() + 60_000);
  await tap(add(page));
  const warning = page.getByText('Agrega 3 crepas');
  await runUntilShown(page, warning);
  await page.clock.runFor(4999);
  await settles(page);
  await expect(warning).toBeVisible();
  await page.clock.runFor(1);
  await expect(warning).toBeHidden();
  expect(await storedCart(page)).toEqual([]);
});

test('loading, missing and failed crepas have a text', { tag: '@long' }, async ({ page }) => {
  const call = '**/api/crepa-combo';
  await withoutRendering(page);
  await remember(page, known);
  await page.goto('/home');
  await tap(page.getByRole('tab', { name: 'Combos' }));
  const combo = page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first();
  await expect(combo).toBeVisible();
  const path = (await combo.getAttribute('href')) ?? '';

  const endSilence = await intercept(page, call, () => {});
  await page.goto(path);
  await expect(page.getByText('Cargando opciones de crepas...')).toBeVisible();
  endSilence();
  const endEmptiness = await intercept(page, call, (route) => route.fulfill({ json: [] }));
  await page.goto(path);
  await expect(page.getByText('No hay crepas disponibles')).toBeVisible();
  endEmptiness();
  const missing = { status: 404, json: { error: 'no hay menú' } };
  const recover = await intercept(page, call, (route) => route.fulfill(missing));
  await page.goto(path);
  await expect(page.getByText('Error al cargar: no hay menú')).toBeVisible();
  // The title says already what to do where the server does not.
  await expect(page.getByText('Intenta de nuevo.', { exact: true })).toHaveCount(0);
  recover();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(crepas(page).first()).toBeVisible();
});

const details = {
  id_pedido: 9,
  total: 239,
  fecha_pedido: '2026-11-20T19:30:00-06:00',
  detalles: [
    {
      id_detalle: 1,
      imagen: null,
      producto: { nombre: 'Trío', precio: 89.5 },
      cantidad: 2,
      combo: 'Nutella, Cajeta, Fresas',
      extras: 'Nuez',
      precio_total_extras: 60,
    },
  ],
};

test('an order shows number, total, date and lines', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/order-details/9', (route) => route.fulfill({ json: details }));
  await page.goto('/order-details/9');
  for (const text of [
    '#9',
    'Monto Tot.',
    '$239.00',
    '20 de noviembre de 2026',
    '$179.00',
    'Nuez',
    '+$60.00',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText('Nutella, Cajeta, Fresas')).toBeVisible();
  await expect(page.getByAltText('Imagen no disponible')).toBeVisible();
});

test('an order without lines is an error', { tag: '@long' }, async ({ page }) => {
  const empty = { ...details, detalles: [] };
  await page.route('**/api/order-details/9', (route) => route.fulfill({ json: empty }));
  await page.goto('/order-details/9');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test('a reload keeps what was chosen and typed, and another address does not get it', async ({ page }) => {
  await opens(page, 'simple');
  await page.getByRole('checkbox').first().check();
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  const group = page.getByRole('group', { name: /^Cantidad/ });
  await expect(group.locator('output')).toHaveText('2');
  await page.reload();
  await isAlive(page);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(group.locator('output')).toHaveText('2');
  await page.goto('/userdata');
  await page.getByLabel('Referencia').fill('Timbre 2');
  await page.reload();
  await expect(page.getByLabel('Referencia')).toHaveValue('Timbre 2');
  // Another tab of the shop has chosen another place.
  await page.evaluate(
    (address) => localStorage.setItem('selectedAddress', address),
    JSON.stringify({ ...colima, address: 'Orizaba 101' }),
  );
  await page.reload();
  await expect(page.getByLabel('Referencia')).not.toHaveValue('Timbre 2');
});
