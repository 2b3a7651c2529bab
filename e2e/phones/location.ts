import { expect, type Page } from '@playwright/test';
import { romaNorte } from '../support/state.ts';
import { tap } from '../support/tap.ts';

/** Ways to the map with «Permitir ubicación», from the location question. */

const allow = (page: Page) => tap(page.getByRole('button', { name: 'Permitir ubicación' }));
const byHand = (page: Page) => tap(page.getByRole('button', { name: 'Ingresar manualmente' }));
const marker = (page: Page) => page.locator('[data-gmaps-marker]');

/** A phone with a good position: the marker stands at the door. */
export async function comesToTheMap(page: Page) {
  await allow(page);
  await expect(marker(page)).toBeVisible();
}

/** A position from cell towers, as indoors or with «Precise location» off. */
export const fiveKilometres = { ...romaNorte, accuracy: 5000 };

export async function movesTheMarker(page: Page) {
  await allow(page);
  await expect(page.getByText('margen de unos 5 km')).toBeVisible();
  await marker(page).press('ArrowUp');
}

/** A browser inside an app that never asks the customer and never answers the page. */
export const positionNeverComes = (page: Page) =>
  page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = () => undefined;
  });

export async function goesOnByHand(page: Page) {
  await allow(page);
  await page.clock.runFor(9000);
  await expect(page.getByText(/No pudimos obtener tu ubicación/)).toBeVisible();
  await byHand(page);
  await expect(page).toHaveURL('/address');
  await page.clock.runFor(9000);
  await marker(page).press('ArrowUp');
}

/** A customer who said no once: the browser refuses at once. */
export const positionIsDenied = (page: Page) =>
  page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (_, fail) =>
      fail?.({
        code: 1,
        message: 'User denied Geolocation',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
  });

export async function searchesAfterTheNo(page: Page) {
  await allow(page);
  await expect(page.getByText(/^Has denegado el permiso de ubicación\./)).toBeVisible();
  await byHand(page);
  await marker(page).press('ArrowUp');
}
