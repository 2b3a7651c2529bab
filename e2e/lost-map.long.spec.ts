import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The script of the maps is lost or late (docs/decisions/0014-lost-files.md). */

const script = '**/gmaps-sim/maps/api/js*';
/** The map is given up when its time is over. The time may not have begun yet, because the server renders the first words. */
const isGivenUp = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText('Error al cargar Google Maps')).toBeVisible({ timeout: 500 });
  }).toPass();
const marker = (page: Page) => page.locator('[data-gmaps-marker]');

test('a map that fails to load shows an error, a retry, and a form without map', async ({ page }) => {
  await remember(page, knownCustomer('5558000001'));
  const reconnect = await intercept(page, script, (route) => route.abort());
  await page.goto('/address');
  await expect(page.getByText('Error al cargar Google Maps')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
  await expect(page.getByText('Este campo es requerido')).toBeVisible();
  await page.getByLabel('Dirección').fill('  Colima 7, Roma Norte  ');
  await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
  await expect(page).toHaveURL('/userdata');
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedAddress') ?? 'null'));
  expect(saved.address).toBe('Colima 7, Roma Norte');

  await page.goto('/address');
  await expect(page.getByText('Error al cargar Google Maps')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByLabel('Dirección').fill('Colima 9');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const lost = page.waitForRequest(script);
  await tap(retry);
  await lost;
  await expect(retry).toBeVisible();
  await expect(page.getByLabel('Dirección')).toHaveValue('Colima 9');
  reconnect();
  await tap(retry);
  await expect(marker(page)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Colima 9');
  await expect(page.locator('[data-same-document]')).toHaveCount(1);
});

test('a map that does not answer fails after fifteen seconds', async ({ page }) => {
  await remember(page, knownCustomer('5558000004'));
  await page.route(script, () => {});
  await page.clock.install();
  await page.goto('/address');
  await expect(page.getByText('Cargando mapa...')).toBeVisible();
  await isGivenUp(page);
  // The script may still arrive, and must not run twice: the retry reloads the page, and keeps what was typed.
  await page.getByLabel('Dirección').fill('Colima 9');
  const reloaded = page.waitForEvent('domcontentloaded');
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await reloaded;
  await expect(page.getByText('Cargando mapa...')).toBeVisible();
  await isGivenUp(page);
  await expect(page.getByLabel('Dirección')).toHaveValue('Colima 9');
});
