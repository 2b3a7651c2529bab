import { expect, type Page, test } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Google refuses the key of the map (docs/decisions/0014-lost-files.md). It says so once, after its script has run. */

const failed = (page: Page) => page.getByText('Error al cargar Google Maps');
const marker = (page: Page) => page.locator('[data-gmaps-marker]');
const savedAddress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('selectedAddress') ?? 'null'));
const refuseKey = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { __GMAPS_SIM__: { deny: ['auth'] } }));
/** The answer arrives while the page is in use. */
const refuseKeyNow = (page: Page) => page.evaluate(() => window.gm_authFailure?.());
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-same-document', ''));

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

test('the customer types the address, and it has no pin', async ({ page }) => {
  await refuseKey(page);
  await remember(page, knownCustomer('5558000011'));
  await page.goto('/address');
  await expect(failed(page)).toBeVisible();
  await expect(marker(page)).toHaveCount(0);
  await page.getByLabel('Dirección').fill('Durango 50, Roma Norte');
  await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
  await expect(page).toHaveURL('/userdata');
  expect(await savedAddress(page)).toEqual({
    address: 'Durango 50, Roma Norte',
    position: { lat: 0, lng: 0 },
  });
  await expect(
    page.getByText('Sin pin: el repartidor se guía por tu dirección y la referencia.'),
  ).toBeVisible();
});

test('a search under way becomes the typed address, also after «Reintentar»', async ({ page }) => {
  await remember(page, knownCustomer('5558000012'));
  await page.goto('/address');
  await expect(marker(page)).toBeVisible();
  await page.getByRole('combobox').fill('Durango 5');
  await refuseKeyNow(page);
  await expect(failed(page)).toBeVisible();
  const address = page.getByLabel('Dirección');
  await expect(address).toHaveValue('Durango 5');
  await address.fill('');
  await expect(address).toHaveValue('');
  await address.fill('Durango 50');

  await refuseKey(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await reloaded;
  await expect(failed(page)).toBeVisible();
  await expect(address).toHaveValue('Durango 50');
  await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
  await expect(page).toHaveURL('/userdata');
  expect((await savedAddress(page)).address).toBe('Durango 50');
});

test('the owner keeps a shop without the zone’s map, at every visit', async ({ page, request }) => {
  const zona = [
    [19.405, -99.18],
    [19.405, -99.14],
    [19.435, -99.14],
  ];
  await writeAsOwner(request, '/shop', { zona });
  await refuseKey(page);
  await staff.opens(page, '/shop#entrega');
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText('3 de 50 esquinas.')).toBeVisible();
  await expect(page.getByText(/^Toca el mapa/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toHaveCount(0);

  await markDocument(page);
  await tap(page.getByRole('link', { name: 'Pedidos', exact: true }));
  await expect(page).toHaveURL('/orders');
  await opensScreen(page, 'Tienda');
  await tap(page.getByRole('link', { name: 'Entrega' }));
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toHaveCount(0);
  await expect(page.locator('[data-same-document]')).toHaveCount(1);

  await tap(page.getByRole('button', { name: 'Quitar zona' }));
  await tap(page.getByRole('button', { name: 'Guardar la entrega' }));
  await hasSaid(page, 'Guardaste la entrega.');
  expect((await readAsOwner<{ zona: unknown }>(request, '/shop')).zona).toBeNull();
});
