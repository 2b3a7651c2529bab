import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { staff } from './support/staff.ts';

/** The menu's categories and extras, as the owner keeps them (spec §2, admin). */

type CategoryWire = { id: number; nombre: string };
type ExtraWire = { id_ingrediente: number; nombre: string };

const names = async (page: Page) =>
  (await readAsOwner<CategoryWire[]>(page.request, '/category-asc')).map(({ nombre }) => nombre);

const creates = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Nueva categoría' }).fill(name);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
};

const deletes = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro de eliminar esta categoria?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toBeHidden();
};

test('a category is created, renamed, moved by keyboard and deleted', async ({ page }) => {
  await staff.opens(page, '/create-category');
  await creates(page, '   ');
  await expect(page.getByRole('alert')).toContainText('Categoria inválida');

  await creates(page, 'Aguas frescas');
  await expect(page.getByText('Categoria creada correctamente!')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Nombre de Aguas frescas' });
  await name.fill('Aguas');
  await name.press('Enter');
  await expect(page.getByText('Categoria actualizada')).toBeVisible();

  const before = await names(page);
  expect(before.at(-1)).toBe('Aguas');
  await page.getByRole('button', { name: 'Subir Aguas' }).press('Enter');
  await expect(page.getByText(`Aguas: lugar ${before.length - 1} de ${before.length}`)).toBeAttached();
  await expect.poll(() => names(page)).toEqual([...before.slice(0, -2), 'Aguas', before.at(-2)]);

  await deletes(page, 'Aguas');
  await expect(page.getByRole('button', { name: 'Subir Aguas' })).toHaveCount(0);
  expect(await names(page)).toEqual(before.slice(0, -1));
});

test('a category with products stays, and the owner reads why', async ({ page }) => {
  await staff.opens(page, '/create-category');
  const before = await names(page);
  await deletes(page, `${before[0]}`);
  await expect(page.getByRole('alert')).toContainText(/Error al eliminar: .*\d+ producto/);
  expect(await names(page)).toEqual(before);
});

test('an order that could not be saved goes back', async ({ page }) => {
  await staff.opens(page, '/create-category');
  await page.route('**/api/categories/update-order', (route) => route.abort('connectionreset'));
  const fields = page.getByRole('table').getByRole('textbox');
  const shown = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await expect(fields.first()).toBeVisible();
  const before = await shown();
  await page.getByRole('button', { name: `Bajar ${before[0]}` }).click();
  await expect(page.getByRole('alert')).toContainText('Error al actualizar orden.');
  await expect.poll(shown).toEqual(before);
});

test('an extra is created, given to a product and deleted', async ({ page }) => {
  await staff.opens(page, '/create-extras');
  const create = page.getByRole('button', { name: 'Crear Extra' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Completa todos los campos');
  await page.locator('[name=nombre]').fill('Nuez garapiñada');
  await page.locator('[name=descripcion]').fill('Un puñito encima');
  await page.locator('[name=precio_extra]').fill('18.5');
  await create.click();
  await expect(page.getByText('Extra creado correctamente!')).toBeVisible();
  const extras = await readAsOwner<ExtraWire[]>(page.request, '/ingredientes');
  const id = extras.find(({ nombre }) => nombre === 'Nuez garapiñada')?.id_ingrediente;

  await page.getByRole('link', { name: 'Extras', exact: true }).click();
  const save = page.getByRole('button', { name: 'Guardar Extras' });
  await expect(save).toBeDisabled();
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.selectOption({ index: 1 });
  const card = page.getByRole('checkbox', { name: 'Nuez garapiñada' });
  await expect(card).toHaveAccessibleDescription(/\+\$18\.50.*Sin guardar/);
  await card.check();
  await save.click();
  await expect(page.getByText('Relaciones guardadas correctamente')).toBeVisible();
  await expect(card).toHaveAccessibleDescription(/ Guardado$/);
  const links = `/producto-ingredientes/${await product.inputValue()}`;
  expect(await readAsOwner<number[]>(page.request, links)).toContain(id);

  await page.getByRole('link', { name: 'Crear Extra' }).click();
  await page.getByRole('button', { name: 'Eliminar Nuez garapiñada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Extra eliminado')).toBeVisible();
  expect(await readAsOwner<number[]>(page.request, links)).not.toContain(id);
});

test('extras whose categories cannot be read say so, and are asked for again', async ({ page }) => {
  const categories = '**/api/allcategories';
  await page.route(categories, (route) => route.fulfill({ status: 500, json: { error: 'Error interno' } }));
  await staff.opens(page, '/extras');
  await expect(page.getByText('Error al obtener categorías')).toBeVisible();
  await page.unroute(categories);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toHaveValue('1');
});
