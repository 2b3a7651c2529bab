import { expect, test } from '@playwright/test';
import { customer } from './support/customer.ts';
import { owner } from './support/menuMaking.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** A menu created from nothing: a category, a product with its picture, an extra, and a customer who finds them. */

test('a new category, product and extra of the owner appear in the store', async ({ page, browser }) => {
  await staff.opens(page, '/create-category');
  await owner.createsCategory(page, 'Malteadas');
  await tap(page.getByRole('link', { name: 'Productos' }));
  await tap(page.getByRole('tab', { name: 'Malteadas' }));
  await owner.createsProduct(page, { name: 'Malteada de mamey', price: '72.50' });
  await owner.createsExtra(page, { name: 'Nube de tamarindo', price: '12' });
  await owner.assigns(page, 'Nube de tamarindo', { category: 'Malteadas', product: 'Malteada de mamey' });

  const phone = await browser.newPage();
  await customer.arrives(phone);
  await tap(phone.getByRole('tab', { name: 'Malteadas' }));
  await tap(phone.getByRole('link', { name: /^Agregar Malteada de mamey/ }));
  await expect(phone.getByRole('heading', { name: 'Malteada de mamey' })).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Nube de tamarindo' }).check();
  await expect(phone.getByRole('button', { name: /^Agregar al carrito/ })).toContainText('$84.50');
  await phone.close();

  // The other tests expect the original menu.
  await page.goto('/admin');
  await tap(page.getByRole('tab', { name: 'Malteadas' }));
  await tap(page.getByRole('button', { name: 'Eliminar Malteada de mamey' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Aún no hay productos en esta categoría')).toBeVisible();
  await page.goto('/create-category');
  await tap(page.getByRole('button', { name: 'Eliminar Malteadas' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Categoria eliminada')).toBeVisible();
  await page.goto('/create-extras');
  await tap(page.getByRole('button', { name: 'Eliminar Nube de tamarindo' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Extra eliminado')).toBeVisible();
});
