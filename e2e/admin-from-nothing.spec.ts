import { expect, test } from '@playwright/test';
import { customer } from './support/customer.ts';
import { aPicture, staff } from './support/staff.ts';

/** A menu built from nothing: a category, a product with its picture, an extra, and a customer who finds them. */

test('what the owner builds from nothing stands in the store', async ({ page, browser }) => {
  await staff.opens(page, '/create-category');
  await page.getByRole('textbox', { name: 'Nueva categoría' }).fill('Malteadas');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre de Malteadas' })).toBeVisible();

  await page.getByRole('link', { name: 'Productos' }).click();
  await page.getByRole('tab', { name: 'Malteadas' }).click();
  await expect(page.getByText('Aún no hay productos en esta categoría')).toBeVisible();
  await page.getByRole('link', { name: 'Crear producto' }).click();
  await page.locator('[name=nombre]').fill('Malteada de mamey');
  await page.locator('[name=precio]').fill('72.50');
  await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'coral'));
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();

  await page.getByRole('link', { name: 'Crear Extra' }).click();
  await page.locator('[name=nombre]').fill('Nube de tamarindo');
  await page.locator('[name=descripcion]').fill('Una nube encima');
  await page.locator('[name=precio_extra]').fill('12');
  await page.getByRole('button', { name: 'Crear Extra' }).click();
  await expect(page.getByText('Extra creado correctamente!')).toBeVisible();

  await page.getByRole('link', { name: 'Extras', exact: true }).click();
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Malteadas');
  await page.getByRole('combobox', { name: 'Producto' }).selectOption('Malteada de mamey');
  await page.getByRole('checkbox', { name: 'Nube de tamarindo' }).check();
  await page.getByRole('button', { name: 'Guardar Extras' }).click();
  await expect(page.getByText('Relaciones guardadas correctamente')).toBeVisible();

  const phone = await browser.newPage();
  await customer.arrives(phone);
  await phone.getByRole('tab', { name: 'Malteadas' }).click();
  await phone.getByRole('link', { name: /^Agregar Malteada de mamey/ }).click();
  await expect(phone.getByRole('heading', { name: 'Malteada de mamey' })).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Nube de tamarindo' }).check();
  await expect(phone.getByRole('button', { name: /^Agregar al carrito/ })).toContainText('$84.50');
  await phone.close();

  // The other journeys find the menu as it was.
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Malteadas' }).click();
  await page.getByRole('button', { name: 'Eliminar Malteada de mamey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Aún no hay productos en esta categoría')).toBeVisible();
  await page.goto('/create-category');
  await page.getByRole('button', { name: 'Eliminar Malteadas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Categoria eliminada')).toBeVisible();
  await page.goto('/create-extras');
  await page.getByRole('button', { name: 'Eliminar Nube de tamarindo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Extra eliminado')).toBeVisible();
});
