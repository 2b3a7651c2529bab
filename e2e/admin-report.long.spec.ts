import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { delivered, moveOrder, readAsOwner } from './support/api.ts';
import { interceptNext } from './support/intercept.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { opensScreen, staffScreens } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** `/orders/report`: the day's report of staff, and the owner's of any days. */

type ReportWire = { fecha: string; entregados: number; ventas: number };
/** The shop's day begins at five in the morning. */
const shopDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' });
const nightMs = 5 * 3_600_000;
const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

const figure = (page: Page, term: string) =>
  page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd');

const inBar = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

test('the day’s report equals the orders, on screen and as a file', async ({ page }) => {
  await moveOrder(page.request, await placeOrder(page.request, '5582000001'), delivered);
  const today = shopDay.format(Date.now() - nightMs);
  await staff.opens(page, '/orders', 'cocina@crepas.test');
  await expect(inBar(page, 'Pedidos')).toBeVisible();
  await staffScreens(page);
  await expect(inBar(page, 'Reportes')).toHaveCount(0);
  await tap(page.getByRole('link', { name: 'Corte del día' }));
  await page.getByLabel('Día').fill(today);
  const books = await readAsOwner<ReportWire>(page.request, `/reports/day?fecha=${today}`);
  await expect(page.getByText('De 5:00 a.m. a 5:00 a.m.')).toBeVisible();
  await expect(figure(page, 'Ventas')).toHaveText(pesos.format(books.ventas));
  await expect(figure(page, 'Entregados')).toHaveText(String(books.entregados));
  await expect(page.getByRole('table').getByRole('row').last()).toContainText(pesos.format(books.ventas));

  const downloading = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Descargar CSV' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`ventas-${today}.csv`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^\uFEFFFecha,Producto,Cantidad,Ventas\r\n/);
  expect(file).toContain(today);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a year that is typed digit by digit is asked for once it is whole', async ({ page }) => {
  await staff.opens(page, '/orders/report', 'cocina@crepas.test');
  await expect(page.getByText('De 5:00 a.m. a 5:00 a.m.')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/reports'))
      asked.push(searchParams.get('fecha') ?? searchParams.get('desde') ?? '');
  });
  const field = page.locator('[name=fecha]');
  const [, month, day] = (await field.inputValue()).split('-');
  await field.focus();
  // From the day to the year. The browser reports the years 2, 20, 202 and 2020.
  for (const key of ['ArrowRight', 'ArrowRight', '2', '0', '2', '0']) await page.keyboard.press(key);
  await expect(field).toHaveValue(`2020-${month}-${day}`);
  await expect(page.getByText('No hubo ventas este día.')).toBeVisible();
  expect(asked).toEqual([`2020-${month}-${day}`]);
});

test('a failed report has a retry; a backend without reports shows a message', async ({ page }) => {
  const failing = { status: 422, json: { error: 'Hoy no se puede.' } };
  await interceptNext(page, '**/api/reports/day?*', (route) => route.fulfill(failing));
  await staff.opens(page, '/orders/report?fecha=2020-02-29');
  await expect(page.getByText('Hoy no se puede.')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page.getByText('No hubo ventas este día.')).toBeVisible();
  await page.route('**/api/reports/day?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(page.getByText('El corte no está disponible')).toBeVisible();
});

test('the owner looks at a month beside the one before, reads its tables and takes them along', async ({
  page,
}) => {
  await moveOrder(page.request, await placeOrder(page.request, '5582000002'), delivered);
  const today = shopDay.format(Date.now() - nightMs);
  await staff.opens(page, '/orders');
  await opensScreen(page, 'Reportes');
  await expect(page).toHaveURL('/orders/report');
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeFocused();
  await staffScreens(page);
  await expect(inBar(page, 'Reportes')).toHaveAttribute('aria-current', 'page');
  await expect(inBar(page, 'Pedidos')).toHaveAttribute('aria-current', 'false');
  await page.keyboard.press('Escape');
  await tap(page.getByRole('tab', { name: 'Mes' }));
  await expect(page.getByLabel('Mes del día')).toBeVisible();
  await expect(page).toHaveURL(/periodo=mes/);
  const from = `${today.slice(0, 8)}01`;
  const books = await readAsOwner<{ totales: { ventas: number; entregados: number } }>(
    page.request,
    `/reports?desde=${from}&hasta=${today}`,
  );
  await expect(figure(page, 'Pedidos entregados').first()).toHaveText(String(books.totales.entregados));
  await expect(figure(page, 'Ventas').first()).toHaveText(pesos.format(books.totales.ventas));
  await expect(page.getByRole('table', { name: /^Pedidos que llegaron/ })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Descargar «Cuándo llegan los pedidos» en CSV' }));
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFDesde,Hasta,Día de la semana,Hora,Recibidos,Entregados,Ventas\r\n/);

  const orders = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Descargar «Pedidos, uno por uno» en CSV' }));
  const ofOrders = await readFile(await (await orders).path(), 'utf8');
  expect(ofOrders.trimEnd().split('\r\n').at(-1)).toMatch(
    new RegExp(`,Total,.*,${books.totales.ventas.toFixed(2)}$`),
  );

  await tap(page.getByRole('tab', { name: 'Rango' }));
  await page.getByLabel('Desde').fill('2020-02-01');
  await page.getByLabel('Hasta').fill('2020-02-29');
  await expect(page.getByText('Del 1 feb 2020 al 29 feb 2020')).toBeVisible();
  await expect(page.getByText('No llegó ningún pedido.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Desde')).toHaveValue('2020-02-01');
});
