import { expect, type Page, test } from '@playwright/test';
import { interceptNext } from './support/intercept.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** No unsaved text is lost, and no unused upload stays on the image host. */

const expired = { status: 401, json: { error: 'Inicia sesión.' } };

async function signsInAgain(page: Page, path: string) {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible();
  await staff.signsIn(page);
  await expect(page).toHaveURL(path);
}

test('ticked extras survive the end of a session', async ({ page }) => {
  await staff.opens(page, '/extras');
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.selectOption({ index: 1 });
  const first = page.getByRole('checkbox').first();
  await expect(first).toBeEnabled();
  const chosen = await product.inputValue();
  const was = await first.isChecked();
  await first.setChecked(!was);
  // Once more with a renewed token.
  await interceptNext(page, '**/api/producto-ingredientes', (route) => route.fulfill(expired), 2);
  await tap(page.getByRole('button', { name: 'Guardar Extras' }));
  await signsInAgain(page, `/extras?categoria=1&producto=${chosen}`);
  await expect(product).toHaveValue(chosen);
  await expect(first).toBeChecked({ checked: !was });

  // Another product, and this one again: the ticks are the server's links (spec §4).
  await product.selectOption('');
  await expect(product).toHaveValue(chosen);
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
  await expect(product).toHaveValue('');
  await product.selectOption(chosen);
  await expect(first).toBeEnabled();
  await expect(first).toBeChecked({ checked: was });
});

test('what is typed survives a reload, and ends with a sign-out', async ({ page }) => {
  // The browser asks before it leaves unsaved changes.
  page.on('dialog', (question) => question.accept());
  const typed = 'Prueba de recarga';
  const forms = [
    { path: '/create', field: page.locator('[name=nombre]') },
    { path: '/update/1', field: page.locator('[name=descripcion]') },
    { path: '/create-extras', field: page.locator('[name=descripcion]') },
    { path: '/create-category', field: page.getByRole('textbox', { name: 'Nueva categoría' }) },
    { path: '/shop#datos', field: page.getByLabel('Lema') },
    { path: '/shop#impresoras', field: page.getByLabel('Nombre') },
    { path: '/personal', field: page.getByLabel('Correo') },
  ];
  await staff.opens(page, '/create');
  for (const { path, field } of forms) {
    await page.goto(path);
    await field.fill(typed);
    await page.reload();
    await expect(field, path).toHaveValue(typed);
  }
  const edit = page.getByRole('button', { name: /^Editar/ }).first();
  const dialog = page.getByRole('dialog');
  await page.goto('/create-extras');
  await tap(edit);
  await dialog.locator('[name=nombre]').fill(typed);
  await page.reload();
  await tap(edit);
  await expect(dialog.locator('[name=nombre]')).toHaveValue(typed);
  await dialog.press('Escape');
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));

  await tap(page.getByRole('button', { name: 'Cerrar sesión' }));
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
  await staff.opens(page, '/personal');
  for (const { path, field } of forms) {
    await page.goto(path);
    await expect(field, path).not.toHaveValue(typed);
  }
});

test('another product clears every error text', async ({ page }) => {
  await staff.opens(page, '/extras');
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.selectOption({ index: 1 });
  await interceptNext(page, '**/api/producto-ingredientes', (route) => route.abort());
  await tap(page.getByRole('button', { name: 'Guardar Extras' }));
  const failed = page.getByRole('alert').filter({ hasText: 'Error al conectar con el servidor' });
  await expect(failed).toBeVisible();
  const second = page.waitForResponse('**/api/producto-ingredientes/*');
  await product.selectOption({ index: 2 });
  await expect(failed).toHaveCount(0);
  // The answer below is that of the third product.
  await second;

  await interceptNext(page, '**/api/producto-ingredientes/*', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await product.selectOption({ index: 3 });
  const unread = page.getByText('No pudimos cargar los extras de este producto. Elígelo de nuevo.');
  await expect(unread).toBeVisible();
  await product.selectOption('');
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('an unused picture is deleted from the image host', async ({ page }) => {
  await staff.opens(page, '/create');
  await interceptNext(page, '**/image/upload', (route) => route.abort());
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'teal'));
  await expect(page.getByText('Error al subir la imagen')).toBeVisible();

  const uploaded = page.waitForResponse('**/image/upload');
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'teal'));
  const { secure_url } = (await (await uploaded).json()) as { secure_url: string };
  await expect(page.getByRole('button', { name: 'Crear producto' })).toBeEnabled();
  expect((await page.request.get(secure_url)).status()).toBe(200);

  const removed = page.waitForResponse('**/api/delete-cloudinary-image');
  await tap(page.getByRole('link', { name: 'Volver' }));
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
  expect((await removed).status()).toBe(200);
  expect((await page.request.get(secure_url)).status()).toBe(404);
});
