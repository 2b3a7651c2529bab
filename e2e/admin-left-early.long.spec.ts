import { expect, type Page, test } from '@playwright/test';
import { aPicture, staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** Results of actions are shown on whichever screen the staff opened in the meantime. */

type Answer = { readonly status: number; readonly json?: object };

/** Holds the first call of this kind until it is released. */
async function holdCall(page: Page, path: string, method: string): Promise<(answer?: Answer) => void> {
  let letGo: (answer?: Answer) => void = () => {};
  const released = new Promise<Answer | undefined>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  await page.route(path, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const answer = await released;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return letGo;
}

const alert = (page: Page) => page.getByRole('alert');
const refusal = { status: 422, json: { error: 'Hoy no.' } };

/** Submits an extra, and leaves the screen before the response. */
async function createsAnExtraAndLeaves(page: Page) {
  await page.locator('[name=nombre]').fill('Nuez garapiñada');
  await page.locator('[name=descripcion]').fill('Un puñito encima');
  await page.locator('[name=precio_extra]').fill('18.5');
  await tap(page.getByRole('button', { name: 'Crear Extra' }));
  await tap(page.getByRole('link', { name: 'Productos' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
}

test('a refused extra is reported on the next screen, and its fields are kept', async ({ page }) => {
  await staff.opens(page, '/create-extras');
  const answer = await holdCall(page, '**/api/create-extra', 'POST');
  await createsAnExtraAndLeaves(page);
  answer(refusal);
  await expect(alert(page)).toContainText('Error al crear extra · Hoy no.');
  await opensScreen(page, 'Crear Extra');
  await expect(page.locator('[name=nombre]')).toHaveValue('Nuez garapiñada');
});

test('a picture uploaded after its form was left is deleted from the image host', async ({ page }) => {
  await staff.opens(page, '/create');
  const letArrive = await holdCall(page, '**/image/upload', 'POST');
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'teal'));
  await tap(page.getByRole('link', { name: 'Volver' }));
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
  await expect(page).toHaveURL(/\/admin/);
  const removed = page.waitForResponse('**/api/delete-cloudinary-image');
  letArrive();
  expect((await removed).status()).toBe(200);
});

test('a product being saved is left without a question, and its picture is kept', async ({ page }) => {
  await staff.opens(page, '/admin?categoria=1');
  await tap(page.getByRole('link', { name: /^Editar/ }).first());
  const picture = page.locator('[name=imagen]');
  const uploaded = page.waitForResponse('**/image/upload');
  await picture.setInputFiles(await aPicture(page, 'teal'));
  const { secure_url } = (await (await uploaded).json()) as { secure_url: string };
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await expect(save).toBeEnabled();
  const answer = await holdCall(page, '**/api/products/*', 'PUT');
  await tap(save);
  await tap(page.getByRole('link', { name: 'Pedidos', exact: true }));
  await expect(page).toHaveURL('/orders');
  answer(refusal);
  await expect(alert(page)).toContainText('Error al actualizar el producto · Hoy no.');
  await expect(page).toHaveURL('/orders');
  expect((await page.request.get(secure_url)).status()).toBe(200);
});
