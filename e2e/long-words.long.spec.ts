import { expect, type Page, test } from '@playwright/test';
import { cartLine, colima, detailsOf, knownCustomer, remember } from './support/state.ts';

/** Long and large text: a pasted link in the reference, text at 200 %. */

const word = `https://maps.example/${'x'.repeat(90)}`;
const known = knownCustomer('5559100001');

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const fits = async (page: Page) => expect.poll(() => widthOf(page)).toBe(page.viewportSize()?.width);

test('a very long word widens no page', async ({ page }) => {
  await remember(page, {
    ...known,
    local: {
      selectedAddress: { ...colima, address: word },
      addressDetails: { ...detailsOf('5559100001'), reference: word },
      cart: [{ ...cartLine, nombre: word, extras: [{ ...cartLine.extras[0], nombre: word }] }],
    },
  });
  for (const [path, role, name] of [
    ['/home', 'link', /Ver carrito/],
    ['/cart', 'button', 'Finalizar'],
    ['/userdata', 'button', 'Guardar'],
    ['/address', 'button', 'Guardar ubicación'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(role, { name })).toBeVisible();
    await fits(page);
  }
  await expect(page.getByRole('button', { name: 'Guardar ubicación' })).toBeInViewport({ ratio: 1 });
});

test('in a low window the search results cover the address below', async ({ page }) => {
  await remember(page, known);
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/address');
  await page.getByRole('combobox').fill('alvaro obregon 12');
  const found = page.getByRole('option').first();
  const { height = 0 } = (await found.boundingBox()) ?? {};
  await found.click({ position: { x: 20, y: height - 4 } });
  await expect(page.getByRole('combobox')).toHaveValue(/Álvaro Obregón/);
});
