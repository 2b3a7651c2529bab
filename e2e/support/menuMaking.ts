import { expect, type Page } from '@playwright/test';
import { aPicture } from './staff.ts';
import { opensScreen } from './staffScreens.ts';
import { tap } from './tap.ts';

export const owner = {
  async createsCategory(page: Page, name: string) {
    await page.getByRole('textbox', { name: 'Nueva categoría' }).fill(name);
    await tap(page.getByRole('button', { name: 'Crear', exact: true }));
    await expect(page.getByRole('textbox', { name: `Nombre de ${name}` })).toBeVisible();
  },

  /** From the list of an empty category. */
  async createsProduct(page: Page, { name, price }: { name: string; price: string }) {
    await expect(page.getByText('Aún no hay productos en esta categoría')).toBeVisible();
    await tap(page.getByRole('link', { name: 'Crear producto' }));
    await page.locator('[name=nombre]').fill(name);
    await page.locator('[name=precio]').fill(price);
    await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'coral'));
    await tap(page.getByRole('button', { name: 'Crear producto' }));
    await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  },

  async createsExtra(page: Page, { name, price }: { name: string; price: string }) {
    await opensScreen(page, 'Crear Extra');
    await page.locator('[name=nombre]').fill(name);
    await page.locator('[name=descripcion]').fill('Una nube encima');
    await page.locator('[name=precio_extra]').fill(price);
    await tap(page.getByRole('button', { name: 'Crear Extra' }));
    await expect(page.getByText('Extra creado correctamente!')).toBeVisible();
  },

  async assigns(page: Page, extra: string, { category, product }: { category: string; product: string }) {
    await opensScreen(page, 'Extras');
    await page.getByRole('combobox', { name: 'Categoría' }).selectOption(category);
    await page.getByRole('combobox', { name: 'Producto' }).selectOption(product);
    await page.getByRole('checkbox', { name: extra }).check();
    await tap(page.getByRole('button', { name: 'Guardar Extras' }));
    await expect(page.getByText('Relaciones guardadas correctamente')).toBeVisible();
  },
};
