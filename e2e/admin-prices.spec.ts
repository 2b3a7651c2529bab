import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/**
 * A typed price is stored exactly, or refused: on `/create`, `/update/{id}` and `/create-extras` (spec §5, decision
 * A9).
 */

type Priced = { nombre: string; precio: number };
type ExtraWire = { nombre: string; precio_extra: number };

const refused = (typed: string) => `No entendí «${typed}». Escribe por ejemplo 1,250.50`;
const understood = (page: Page) => page.getByRole('main').locator('output');

const priceOf = async (page: Page, name: string) =>
  (await readAsOwner<Priced[]>(page.request, '/admin?categoria=1')).find(({ nombre }) => nombre === name)
    ?.precio;
const priceOfExtra = async (page: Page, name: string) =>
  (await readAsOwner<ExtraWire[]>(page.request, '/ingredientes')).find(({ nombre }) => nombre === name)
    ?.precio_extra;

/** Records every following write of this kind. */
function writes(page: Page, method: string, path: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) sent.push(`${request.postData()}`);
  });
  return sent;
}

test('a new product costs the typed price, and an ambiguous price is not saved', async ({ page }) => {
  const name = 'Crepa de trufa';
  const sent = writes(page, 'POST', /\/api\/products$/);
  await staff.opens(page, '/create?categoria=1');
  const price = page.locator('[name=precio]');
  const create = page.getByRole('button', { name: 'Crear producto' });
  await page.locator('[name=nombre]').fill(name);
  await expect(understood(page)).toHaveText('Se guarda como $0.00');
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'purple'));
  await expect(create).toBeEnabled();

  for (const typed of ['1,25', '12abc', '1.250', '-5']) {
    await price.fill(typed);
    await tap(create);
    await expect(page.getByText(refused(typed))).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Revisa el precio');
    await expect(price).toBeFocused();
    await expect(price).toHaveValue(typed);
    await expect(understood(page)).toBeEmpty();
  }
  await price.fill('100,000');
  await price.blur();
  await expect(page.getByText('El precio más alto es $99,999.99')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page.locator('[name=nombre]')).toHaveValue(name);

  await price.fill('1,250.50');
  await expect(understood(page)).toHaveText('Se guarda como $1,250.50');
  await tap(create);
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  expect(await priceOf(page, name)).toBe(1250.5);

  await tap(page.getByRole('link', { name: `Editar ${name}` }));
  await expect(price).toHaveValue('1250.5');
  await expect(understood(page)).toHaveText('Se guarda como $1,250.50');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await price.fill('1,3');
  await tap(save);
  await expect(page.getByRole('alert')).toContainText('Nombre, categoría y precio son obligatorios');
  await expect(page.getByText(refused('1,3'))).toBeVisible();
  await price.fill('');
  await expect(understood(page)).toBeEmpty();
  await tap(save);
  await expect(page.getByText('Este campo es requerido')).toBeVisible();
  expect(await priceOf(page, name)).toBe(1250.5);
  await price.fill('$ 1,300');
  await tap(save);
  await expect(page.getByText('Producto actualizado correctamente')).toBeVisible();
  expect(await priceOf(page, name)).toBe(1300);

  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText(`Eliminaste ${name}.`)).toBeVisible();
});

test('a new product with an empty price costs nothing', async ({ page }) => {
  const name = 'Crepa sin precio';
  await staff.opens(page, '/create?categoria=1');
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'purple'));
  await tap(page.getByRole('button', { name: 'Crear producto' }));
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  expect(await priceOf(page, name)).toBe(0);
  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText(`Eliminaste ${name}.`)).toBeVisible();
});

test('a new or changed extra costs the typed price', async ({ page }) => {
  const name = 'Hoja de oro';
  const sent = writes(page, 'POST', /\/api\/create-extra$/);
  await staff.opens(page, '/create-extras');
  const price = page.getByRole('main').locator('[name=precio_extra]');
  const create = page.getByRole('button', { name: 'Crear Extra' });
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=descripcion]').fill('Una, encima');
  for (const typed of ['1,25', '12abc']) {
    await price.fill(typed);
    await tap(create);
    await expect(page.getByRole('alert')).toContainText('Completa todos los campos');
    await expect(page.getByText(refused(typed))).toBeVisible();
  }
  expect(sent).toEqual([]);
  await price.fill('1,250.50');
  await tap(create);
  await expect(page.getByText('Extra creado correctamente!')).toBeVisible();
  expect(await priceOfExtra(page, name)).toBe(1250.5);

  await tap(page.getByRole('button', { name: `Editar ${name}` }));
  const dialog = page.getByRole('dialog', { name: `Editar ${name}` });
  const changed = dialog.locator('[name=precio_extra]');
  await expect(dialog.locator('output')).toHaveText('Se guarda como $1,250.50');
  await changed.fill('1.250');
  await tap(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(dialog.getByText(refused('1.250'))).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Completa todos los campos');
  expect(await priceOfExtra(page, name)).toBe(1250.5);
  await changed.fill('$18.5');
  await tap(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Extra actualizado correctamente')).toBeVisible();
  expect(await priceOfExtra(page, name)).toBe(18.5);

  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Extra eliminado')).toBeVisible();
});
