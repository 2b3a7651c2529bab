import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** The delivery zone on the map of «Tienda». */

type Corner = [lat: number, lng: number];
const square: Corner[] = [
  [19.405, -99.18],
  [19.405, -99.14],
  [19.435, -99.14],
  [19.435, -99.18],
];

const deliversEverywhere = (request: APIRequestContext) => writeAsOwner(request, '/shop', { zona: null });
// The demo's shop has a zone.
test.beforeEach(({ request }) => deliversEverywhere(request));
test.afterEach(({ request }) => deliversEverywhere(request));

const savedZone = async (request: APIRequestContext) =>
  (await readAsOwner<{ zona: Corner[] | null }>(request, '/shop')).zona;
const press = (page: Page, name: string | RegExp) => tap(page.getByRole('button', { name }));
const map = (page: Page) => page.getByRole('region', { name: 'Mapa', exact: true });
const handle = (page: Page) => page.getByRole('button', { name: /^Esquina \d+ de \d+/ });
/** The notice of an earlier save may still be there. */
const saves = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/shop'),
  );
  await press(page, 'Guardar la entrega');
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Guardaste la entrega.').last()).toBeVisible();
};

/** A tap at a part of the map's width and height. */
async function tapsAt(page: Page, right: number, down: number): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('there is no map');
  await page.touchscreen.tap(box.x + right * box.width, box.y + down * box.height);
}

test('a circle is one tap, staff see it, and «Quitar zona» clears it', async ({ page, browser, request }) => {
  await staff.opens(page, '/shop#entrega');
  await expect(page.getByText('Sin zona: entregas en todas partes.')).toBeVisible();
  await expect(map(page)).toBeVisible();
  const shown = await map(page).boundingBox();
  for (const name of ['Acercar el mapa', 'Alejar el mapa']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    expect(button?.y, `${name} covers no corner`).toBeGreaterThanOrEqual(
      (shown?.y ?? 0) + (shown?.height ?? 0),
    );
  }
  await page.getByLabel('Kilómetros').fill('2,5');
  await press(page, 'Un círculo de 2.5 km');
  await expect(page.getByText('36 de 50 esquinas.')).toBeVisible();
  await saves(page);
  const corners = (await savedZone(request)) ?? [];
  expect(corners).toHaveLength(36);
  const heights = corners.map(([lat]) => lat);
  // 5 km from north to south: a degree of latitude has 111.2 km.
  expect((Math.max(...heights) - Math.min(...heights)) * 111.2).toBeCloseTo(5, 1);

  const other = await browser.newPage();
  await staff.opens(other, '/shop', 'cocina@crepas.test');
  await expect(map(other)).toBeVisible();
  await expect(other.locator('svg polygon')).toHaveAttribute('points', /^(\S+ ?){36}$/);
  await expect(other.getByRole('button', { name: /círculo|esquina|zona/i })).toHaveCount(0);
  await other.close();

  await press(page, 'Quitar zona');
  await saves(page);
  expect(await savedZone(request)).toBeNull();
});

test('a street that is searched is in the middle of the map, and a circle is drawn around it', async ({
  page,
  request,
}) => {
  await staff.opens(page, '/shop#entrega');
  await expect(map(page)).toBeVisible();
  const street = page.getByRole('combobox', { name: 'Buscar calle' });
  await street.fill('horacio 520');
  await tap(page.getByRole('option', { name: /^Av\. Horacio 520/ }));
  await expect(page.getByText('Buscando…')).toBeHidden();
  // The form of the shop is not sent by Enter in the search.
  await street.fill('nadie');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await street.press('Enter');
  await expect(page.getByText('Guardaste la entrega.')).toHaveCount(0);
  await expect(page.getByText('Sin zona: entregas en todas partes.')).toBeVisible();
  await press(page, 'Un círculo de 3 km');
  await saves(page);
  const corners = (await savedZone(request)) ?? [];
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  expect(middle(corners.map(([lat]) => lat))).toBeCloseTo(19.433, 2);
  expect(middle(corners.map(([, lng]) => lng))).toBeCloseTo(-99.195, 2);
});

test('corners are put by taps; an outline that crosses itself is refused before it is sent', async ({
  page,
  request,
}) => {
  await staff.opens(page, '/shop#entrega');
  await expect(map(page)).toBeVisible();
  // «Guardar» covers the end of the screen.
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await tapsAt(page, 0.2, 0.2);
  await expect(page.getByText('La zona necesita al menos 3 esquinas')).toBeVisible();
  await tapsAt(page, 0.8, 0.8);
  await tapsAt(page, 0.8, 0.2);
  await expect(page.getByText('3 de 50 esquinas.')).toBeVisible();
  await tapsAt(page, 0.3, 0.8);
  await expect(page.getByText('4 de 50 esquinas.')).toBeVisible();
  // The selected corner, dragged across the opposite edge.
  const from = await handle(page).boundingBox();
  const box = await map(page).boundingBox();
  if (!from || !box) throw new Error('there is no corner');
  await page.mouse.move(from.x + 24, from.y + 24);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.9 * box.width, box.y + 0.4 * box.height, { steps: 4 });
  await page.mouse.up();
  const fault = page.getByText('El borde de la zona se cruza: mueve o quita una esquina');
  await expect(fault).toBeVisible();
  let sent = 0;
  page.on('request', (one) => {
    if (one.method() === 'PUT') sent++;
  });
  await press(page, 'Guardar la entrega');
  await expect(page.getByText('Revisa los datos marcados')).toBeVisible();
  await expect(fault).toBeFocused();
  expect(sent).toBe(0);

  await press(page, /^Quitar esquina/);
  await expect(page.getByText('3 de 50 esquinas.')).toBeVisible();
  await saves(page);
  expect(await savedZone(request)).toHaveLength(3);
});

test('a finger drags a corner that is not selected, and the page stays', async ({ page, request }) => {
  await writeAsOwner(request, '/shop', { zona: square });
  await staff.opens(page, '/shop#entrega');
  await expect(page.getByText('4 de 50 esquinas.')).toBeVisible();
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const corner = await page.locator('svg:has(polygon) circle').first().boundingBox();
  if (!corner) throw new Error('there is no corner');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const finger = await page.context().newCDPSession(page);
  const touches = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 };
  await touches('touchStart', at);
  for (const moved of [10, 20, 30, 40]) await touches('touchMove', { x: at.x, y: at.y - moved });
  await touches('touchEnd');
  expect(await scrolled()).toBe(before);
  await expect(handle(page)).toHaveAccessibleName(/^Esquina 1 de 4/);
  // By keyboard: a synthetic tap right after the drag is sometimes lost.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/shop'),
  );
  await page.getByRole('button', { name: 'Guardar la entrega' }).press('Enter');
  expect((await saved).ok()).toBe(true);
  const [moved, ...others] = (await savedZone(request)) ?? [];
  expect(others).toEqual(square.slice(1));
  expect(moved?.[0]).toBeGreaterThan(19.405);
});

test('a corner is moved with the arrow keys and removed with Delete', async ({ page, request }) => {
  await writeAsOwner(request, '/shop', { zona: square });
  await staff.opens(page, '/shop#entrega');
  await expect(page.getByText('4 de 50 esquinas.')).toBeVisible();
  await press(page, 'Elegir esquina');
  await handle(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await saves(page);
  const [moved, ...others] = (await savedZone(request)) ?? [];
  expect(others).toEqual(square.slice(1));
  expect(moved?.[0]).toBeGreaterThan(19.405);
  expect(moved?.[1]).toBeGreaterThan(-99.18);

  await handle(page).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('3 de 50 esquinas.')).toBeVisible();
  await saves(page);
  expect(await savedZone(request)).toEqual(square.slice(1));
});
