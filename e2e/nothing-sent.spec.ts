import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { staff } from './support/staff.ts';
import { cartLine, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Nothing is sent while there is nothing to send (spec §5). */

/** The bodies of the calls to a path, in order. Each is answered, so that none is repeated. */
async function callsOf(page: Page, path: string, answer: { status?: number; json?: object }) {
  const sent: unknown[] = [];
  await page.route(path, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return sent;
}

test('an empty phone is not sent, and the length of a typed one is not checked', async ({ page }) => {
  const known = knownCustomer('5559000017');
  await remember(page, { ...known, local: { ...known.local, cart: [cartLine] } });
  const sent = await callsOf(page, '**/accounts:sendVerificationCode*', { json: { sessionInfo: 'session' } });
  await page.goto('/sms');
  const phone = page.locator('[name=phone]');
  const send = page.getByRole('button', { name: 'Enviar código' });
  await expect(phone).toHaveAttribute('placeholder', 'Número a 10 dígitos');
  for (const empty of ['', '   ']) {
    await phone.fill(empty);
    await expect(send).toBeDisabled();
    await phone.press('Enter');
  }
  await phone.fill('55123');
  await tap(send);
  const code = page.locator('[name=code]');
  await expect(code).toHaveAttribute('placeholder', '6 dígitos');
  expect(sent).toEqual([expect.objectContaining({ phoneNumber: '+5255123' })]);

  const tried = await callsOf(page, '**/accounts:signInWithPhoneNumber*', {
    status: 400,
    json: { error: { code: 400, message: 'INVALID_CODE' } },
  });
  await code.press('Enter');
  await code.fill('12');
  await code.press('Enter');
  await expect(page.getByText('Código incorrecto. Revisa e intenta de nuevo.')).toBeVisible();
  expect(tried).toEqual([expect.objectContaining({ code: '12' })]);
});

test('an unchanged or empty name of a category is not sent', async ({ page }) => {
  const sent = await callsOf(page, '**/api/categories/update-name/*', { status: 204 });
  await staff.opens(page, '/create-category');
  const field = page.getByRole('table').getByRole('textbox').first();
  const name = await field.inputValue();
  await field.press('Enter');
  for (const typed of [` ${name} `, '', '   ']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: `Guardar ${name}` })).toBeDisabled();
  }
  await field.fill('Crepas muy dulces');
  await field.press('Enter');
  await expect(page.getByText('Categoria actualizada')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('extras without a product are not sent', async ({ page }) => {
  const sent = await callsOf(page, '**/api/producto-ingredientes', { json: {} });
  await staff.opens(page, '/extras');
  const save = page.getByRole('button', { name: 'Guardar Extras' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeDisabled();
  await expect(save).toBeDisabled();
  await save.click({ force: true });
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.selectOption({ index: 1 });
  await tap(save);
  await expect(page.getByText('Relaciones guardadas correctamente')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the table of categories shows number, name and how many products each has', async ({ page }) => {
  await staff.opens(page, '/create-category');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Orden', 'ID', 'Categoría', 'Elementos']);
  const [first] = await readAsOwner<
    { categoria_id: number; categoria_nombre: string; total_productos: number }[]
  >(page.request, '/categories/with-product-count');
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells.nth(1)).toHaveText(`${first?.categoria_id}`);
  await expect(cells.nth(2).getByRole('textbox')).toHaveValue(first?.categoria_nombre ?? '');
  await expect(cells.nth(3)).toHaveText(`${first?.total_productos}`);
});
