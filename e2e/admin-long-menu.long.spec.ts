import { expect, test } from '@playwright/test';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Lists of more than 200 rows are rendered in parts. */

const many = Array.from({ length: 230 }, (_, index) => index + 1);

test('two hundred and thirty products are shown in two parts', async ({ page }) => {
  const products = many.map((id) => ({
    id_producto: id,
    nombre: `Crepa número ${id}`,
    descripcion: '',
    precio: 80,
    categoria: 1,
    disponible: 1,
    imagen_url: '',
    combo: 0,
  }));
  await page.route('**/api/admin?categoria=1', (route) => route.fulfill({ json: products }));
  await staff.opens(page, '/admin?categoria=1');
  await expect(page.getByRole('listitem')).toHaveCount(200);
  await tap(page.getByRole('button', { name: 'Ver más (faltan 30)' }));
  await expect(page.getByRole('listitem')).toHaveCount(230);
});

test('an order of categories is saved with its hidden rows', async ({ page }) => {
  const rows = many.map((id) => ({
    categoria_id: id,
    categoria_nombre: `Categoría ${id}`,
    total_productos: 0,
  }));
  await page.route('**/api/categories/with-product-count', (route) => route.fulfill({ json: rows }));
  await page.route('**/api/categories/update-order', (route) => route.fulfill({ json: { ok: true } }));
  await staff.opens(page, '/create-category');
  await expect(page.getByRole('button', { name: 'Ver más (faltan 30)' })).toBeVisible();
  const saved = page.waitForRequest('**/api/categories/update-order');
  await tap(page.getByRole('button', { name: 'Bajar Categoría 1', exact: true }));
  const order = (await saved).postDataJSON() as { id: number; orden: number }[];
  expect(order.map(({ id }) => id)).toEqual([2, 1, ...many.slice(2)]);
});
