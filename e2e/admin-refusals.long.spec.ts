import { expect, type Page, type Route, test } from '@playwright/test';
import { intercept, interceptNext } from './support/intercept.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Failures and their messages (spec §8), each in its place. */

const failing = { status: 500, json: { error: 'Error interno' } };
const alert = (page: Page) => page.getByRole('alert');

/** Replaces the next response of a call. */
const answersOnce = (page: Page, path: string, answer: Parameters<Route['fulfill']>[0]) =>
  interceptNext(page, `**/api${path}`, (route) => route.fulfill(answer));

test('a product that cannot be deleted stays, and an error is shown', async ({ page }) => {
  await staff.opens(page, '/admin?categoria=1');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Eliminar/ }) });
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await answersOnce(page, '/products/*', failing);
  await tap(cards.first().getByRole('button', { name: 'Eliminar' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(alert(page)).toContainText(
    'Error al eliminar el producto · La tienda no pudo responder. Intenta de nuevo.',
  );
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(cards).toHaveCount(before);
});

test('a failed upload keeps the old picture', async ({ page }) => {
  await staff.opens(page, '/admin?categoria=1');
  await tap(page.getByRole('link', { name: /^Editar/ }).first());
  await expect(page.locator('[name=imagen]')).toBeAttached();
  const shown = page.getByRole('main').locator('img');
  const before = await shown.getAttribute('src');
  await interceptNext(page, '**/image/upload', (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'purple'));
  await expect(page.locator('[name=imagen]')).toHaveAccessibleDescription(/Error al subir la nueva imagen/);
  await expect(shown).toHaveAttribute('src', `${before}`);
});

test('a failed read of a product shows an error and a retry', async ({ page }) => {
  const recover = await intercept(page, '**/api/modal?*', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await staff.opens(page, '/update/1');
  await expect(alert(page).filter({ hasText: 'Error al cargar los datos del producto' })).toBeVisible();
  recover();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page.locator('[name=nombre]')).not.toHaveValue('');
});

test('a failed new category keeps its name in the field', async ({ page }) => {
  await staff.opens(page, '/create-category');
  const name = page.getByRole('textbox', { name: 'Nueva categoría' });
  await name.fill('Aguas frescas');
  await answersOnce(page, '/create-category', failing);
  await tap(page.getByRole('button', { name: 'Crear', exact: true }));
  await expect(alert(page)).toContainText(
    'Error al crear categoria · La tienda no pudo responder. Intenta de nuevo.',
  );
  await expect(name).toHaveValue('Aguas frescas');
  await expect(page.getByRole('textbox', { name: 'Nombre de Aguas frescas' })).toHaveCount(0);
});

const refusedField = (campo: string) => ({
  status: 400,
  json: { error: '«Campo»: lleva un carácter que no se puede imprimir.', campo },
});

for (const { form, path, fill, call, campo, button, words } of [
  {
    form: 'a product',
    path: '/update/1',
    fill: ['alergenos', 'Leche'],
    call: '/products/*',
    campo: 'alergenos',
    button: 'Guardar cambios',
    words: 'Error al actualizar el producto · Revisa los datos marcados',
  },
  {
    form: 'an extra',
    path: '/create-extras',
    fill: ['nombre', 'Piñón', 'descripcion', 'Picado', 'precio_extra', '18'],
    call: '/create-extra',
    campo: 'descripcion',
    button: 'Crear Extra',
    words: 'Error al crear extra · Revisa los datos marcados',
  },
  {
    form: 'a category',
    path: '/create-category',
    fill: ['nombre', 'Aguas'],
    call: '/create-category',
    campo: 'nombre',
    button: 'Crear',
    words: 'Error al crear categoria · Revisa los datos marcados',
  },
  {
    form: 'a printer',
    path: '/shop#impresoras',
    fill: ['nombre', 'Barra'],
    call: '/impresoras',
    campo: 'nombre',
    button: 'Agregar impresora',
    words: 'No se agregó la impresora · Revisa los datos marcados',
  },
  {
    form: 'an account',
    path: '/personal',
    fill: ['correo', 'nueva@crepas.test'],
    call: '/personal',
    campo: 'correo',
    button: 'Dar acceso',
    words: 'No se dio el acceso · Revisa los datos marcados',
  },
]) {
  test(`a refusal of a field of ${form} stands beside it, and the field has the focus`, async ({ page }) => {
    await staff.opens(page, path);
    for (let place = 0; place < fill.length; place += 2) {
      await page
        .locator(`[name=${fill[place]}]`)
        .first()
        .fill(`${fill[place + 1]}`);
    }
    await page.route(`**/api${call}`, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusedField(campo)),
    );
    await tap(page.getByRole('button', { name: button, exact: true }));
    await expect(alert(page)).toContainText(words);
    const field = page.locator(`[name=${campo}]`).first();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^Lleva un carácter que no se puede imprimir\./);
    await field.fill('Otro');
    await expect(field).not.toHaveAccessibleDescription(/carácter/);
  });
}

test('a refused name of a category stands below it in its row', async ({ page }) => {
  await staff.opens(page, '/create-category');
  const name = page.getByRole('table').getByRole('textbox').first();
  await name.fill('Aguas');
  await answersOnce(page, '/categories/update-name/*', refusedField('nombre'));
  await name.press('Enter');
  await expect(alert(page)).toContainText('Error al actualizar nombre · Revisa los datos marcados');
  await expect(name).toHaveAccessibleDescription('Lleva un carácter que no se puede imprimir.');
  await expect(name).toBeFocused();
});

test('a category that cannot be deleted shows the reason or a general error', async ({ page }) => {
  await staff.opens(page, '/create-category');
  const field = page.getByRole('table').getByRole('textbox').first();
  const name = await field.inputValue();
  for (const [answer, words] of [
    [{ status: 500, json: {} }, 'Error al eliminar: Ocurrió un error al eliminar la categoría'],
    [{ status: 409, json: { error: 'Tiene 3 productos' } }, 'Error al eliminar: Tiene 3 productos'],
  ] as const) {
    await answersOnce(page, '/category/*', answer);
    await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
    await expect(alert(page).filter({ hasText: words })).toBeVisible();
  }
  await expect(field).toHaveValue(name);
});
