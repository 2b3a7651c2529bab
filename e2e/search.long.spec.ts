import { expect, type Page, test } from '@playwright/test';
import { holdTheApp, isAlive } from './support/ownPage.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Busca en el menú' });
const results = (page: Page) => page.getByRole('main').getByRole('listitem');

async function opensHome(page: Page) {
  await remember(page, knownCustomer('5557400019'));
  await page.goto('/home');
  await isAlive(page);
}

async function opensSearch(page: Page) {
  await opensHome(page);
  await tap(page.getByRole('link', { name: 'Buscar', exact: true }));
  await expect(field(page)).toBeFocused();
}

test('a result opens its product, and back is the search with what was typed', async ({ page }) => {
  await opensSearch(page);
  await field(page).fill('cajeta tostada');
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/buscar\?q=cajeta\+tostada$/);
  await tap(results(page).first());
  await expect(page.getByRole('heading', { name: 'Cajeta con nuez' })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('cajeta tostada');
  await expect(results(page)).toHaveCount(1);
});

test('nothing found says so, and one tap leads back to an empty field', async ({ page }) => {
  await opensSearch(page);
  await field(page).fill('sushi');
  await expect(page.getByText('No encontramos «sushi»')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Buscar otra cosa' }));
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('a result that is tapped right after the last letter opens, however late its screen comes', async ({
  page,
}) => {
  const letGo = await holdTheApp(page, '**/assets/AddScreen-*.js');
  await page.clock.install();
  await remember(page, knownCustomer('5557400019'));
  await page.goto('/buscar');
  await expect(field(page)).toBeFocused();
  await field(page).fill('cajeta tostad');
  await expect(results(page)).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('End');
  await page.keyboard.type('a');
  await tap(results(page).getByRole('link').first());
  await page.clock.runFor(50);
  await expect(page).toHaveURL(/\/add\/\d+$/);
  // The time after which what was typed goes into the address.
  await page.clock.runFor(500);
  letGo();
  await expect(page.getByRole('heading', { name: 'Cajeta con nuez' })).toBeVisible();
  await expect(page).toHaveURL(/\/add\/\d+$/);
});

test('the server that is down for one category says so, and a retry finds its products', async ({ page }) => {
  await remember(page, knownCustomer('5557400019'));
  let isDown = true;
  await page.route('**/api/category?*', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto('/buscar?q=cajeta+tostada');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(results(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('cajeta tostada');
});
