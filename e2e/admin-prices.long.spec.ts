import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** A typed price is stored exactly, or refused (spec §5, decision A9). How it is read: `domain/typedMoney.test.ts`. */

const refused = (typed: string) => `No entendí «${typed}». Escribe por ejemplo 1,250.50`;
const understood = (page: Page) => page.getByRole('main').locator('output');

test('a product costs the typed price, and an ambiguous one is not saved', async ({ page }) => {
  const name = 'Crepa de trufa';
  const priceNow = async () => {
    const products = await readAsOwner<{ nombre: string; precio: number }[]>(
      page.request,
      '/admin?categoria=1',
    );
    return products.find(({ nombre }) => nombre === name)?.precio;
  };
  await staff.opens(page, '/create?categoria=1');
  const price = page.locator('[name=precio]');
  const create = page.getByRole('button', { name: 'Crear producto' });
  await page.locator('[name=nombre]').fill(name);
  await expect(understood(page)).toHaveText('Se guarda como $0.00');
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'purple'));
  await expect(create).toBeEnabled();
  await price.fill('1,25');
  await tap(create);
  await expect(page.getByText(refused('1,25'))).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Revisa el precio');
  await expect(price).toBeFocused();
  expect(await priceNow()).toBeUndefined();
  await price.fill('1,250.50');
  await expect(understood(page)).toHaveText('Se guarda como $1,250.50');
  await tap(create);
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  expect(await priceNow()).toBe(1250.5);

  await tap(page.getByRole('link', { name: `Editar ${name}` }));
  await expect(price).toHaveValue('1250.5');
  await price.fill('1,3');
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText(refused('1,3'))).toBeVisible();
  await price.fill('$ 1,300');
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText('Producto actualizado correctamente')).toBeVisible();
  expect(await priceNow()).toBe(1300);
  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText(`Eliminaste ${name}.`)).toBeVisible();
});

test('an extra costs the typed price', async ({ page }) => {
  const name = 'Hoja de oro';
  const priceNow = async () => {
    const extras = await readAsOwner<{ nombre: string; precio_extra: number }[]>(
      page.request,
      '/ingredientes',
    );
    return extras.find(({ nombre }) => nombre === name)?.precio_extra;
  };
  await staff.opens(page, '/create-extras');
  const price = page.getByRole('main').locator('[name=precio_extra]');
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=descripcion]').fill('Una, encima');
  await price.fill('12abc');
  await tap(page.getByRole('button', { name: 'Crear Extra' }));
  await expect(page.getByText(refused('12abc'))).toBeVisible();
  expect(await priceNow()).toBeUndefined();
  await price.fill('1,250.50');
  await tap(page.getByRole('button', { name: 'Crear Extra' }));
  await expect(page.getByText('Extra creado correctamente!')).toBeVisible();
  expect(await priceNow()).toBe(1250.5);

  await tap(page.getByRole('button', { name: `Editar ${name}` }));
  const dialog = page.getByRole('dialog', { name: `Editar ${name}` });
  await dialog.locator('[name=precio_extra]').fill('$18.5');
  await tap(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Extra actualizado correctamente')).toBeVisible();
  expect(await priceNow()).toBe(18.5);
  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Extra eliminado')).toBeVisible();
});
