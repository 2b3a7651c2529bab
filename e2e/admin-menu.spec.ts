import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { intercept } from './support/intercept.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** The menu's categories and extras for the owner (spec §2, admin). */

type CategoryWire = { id: number; nombre: string };
type ExtraWire = { id_ingrediente: number; nombre: string };

const names = async (page: Page) =>
  (await readAsOwner<CategoryWire[]>(page.request, '/category-asc')).map(({ nombre }) => nombre);

const creates = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Nueva categoría' }).fill(name);
  await tap(page.getByRole('button', { name: 'Crear', exact: true }));
};

const deletes = async (page: Page, name: string) => {
  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro de eliminar esta categoria?' });
  await tap(question.getByRole('button', { name: 'Eliminar' }));
  await expect(question).toBeHidden();
};

test('a category is created, renamed, moved by keyboard and deleted', async ({ page }) => {
  await staff.opens(page, '/create-category');
  await creates(page, '   ');
  await expect(page.getByRole('alert')).toContainText('Categoria inválida');

  await creates(page, 'Aguas frescas');
  await expect(page.getByText('Categoria creada correctamente!')).toBeVisible();

  await expect(page.getByRole('columnheader')).toHaveText(['Orden', 'ID', 'Categoría', 'Elementos']);
  const name = page.getByRole('textbox', { name: 'Nombre de Aguas frescas' });
  // Nothing is sent without a new name.
  for (const typed of [' Aguas frescas ', '   ']) {
    await name.fill(typed);
    await expect(page.getByRole('button', { name: 'Guardar Aguas frescas' })).toBeDisabled();
  }
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

test('the list is reloaded after a new order, a new category and a deleted one', { tag: '@long' }, async ({
  page,
}) => {
  let fromAnotherTablet: string[] = [];
  await page.route('**/api/categories/with-product-count', async (route) => {
    const response = await route.fetch();
    const others = fromAnotherTablet.map((name, index) => ({
      categoria_id: 9000 + index,
      categoria_nombre: name,
      total_productos: 0,
    }));
    await route.fulfill({ response, json: [...(await response.json()), ...others] });
  });
  await page.route('**/api/categories/update-order', (route) => route.fulfill({ json: { ok: true } }));
  await staff.opens(page, '/create-category');
  const row = (name: string) => page.getByRole('textbox', { name: `Nombre de ${name}` });
  const first = await page.getByRole('table').getByRole('textbox').first().inputValue();

  fromAnotherTablet = ['Tras el orden'];
  await tap(page.getByRole('button', { name: `Bajar ${first}` }));
  await expect(row('Tras el orden')).toBeVisible();
  fromAnotherTablet = ['Tras crear'];
  await creates(page, 'Aguas frescas');
  await expect(row('Tras crear')).toBeVisible();
  await expect(row('Tras el orden')).toHaveCount(0);
  fromAnotherTablet = ['Tras eliminar'];
  await deletes(page, 'Aguas frescas');
  await expect(row('Tras eliminar')).toBeVisible();
  await expect(row('Aguas frescas')).toHaveCount(0);
  // The page may be reading the categories again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an order that failed to save is reverted', { tag: '@long' }, async ({ page }) => {
  await staff.opens(page, '/create-category');
  await page.route('**/api/categories/update-order', (route) => route.abort('connectionreset'));
  const fields = page.getByRole('table').getByRole('textbox');
  const shown = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await expect(fields.first()).toBeVisible();
  const before = await shown();
  await tap(page.getByRole('button', { name: `Bajar ${before[0]}` }));
  await expect(page.getByRole('alert')).toContainText('Error al actualizar orden.');
  await expect.poll(shown).toEqual(before);
});

test('an extra is created, given to a product and deleted', async ({ page }) => {
  await staff.opens(page, '/create-extras');
  const create = page.getByRole('button', { name: 'Crear Extra' });
  await tap(create);
  await expect(page.getByRole('alert')).toContainText('Completa todos los campos');
  await page.locator('[name=nombre]').fill('Nuez garapiñada');
  await page.locator('[name=descripcion]').fill('Un puñito encima');
  await page.locator('[name=precio_extra]').fill('12abc');
  await tap(create);
  await expect(page.getByText('No entendí «12abc».')).toBeVisible();
  await page.locator('[name=precio_extra]').fill('18.5');
  await tap(create);
  await expect(page.getByText('Extra creado correctamente!')).toBeVisible();
  const extras = await readAsOwner<ExtraWire[]>(page.request, '/ingredientes');
  const id = extras.find(({ nombre }) => nombre === 'Nuez garapiñada')?.id_ingrediente;

  await opensScreen(page, 'Extras');
  const save = page.getByRole('button', { name: 'Guardar Extras' });
  await expect(save).toBeDisabled();
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.selectOption({ index: 1 });
  const card = page.getByRole('checkbox', { name: 'Nuez garapiñada' });
  await expect(card).toHaveAccessibleDescription(/\+\$18\.50$/);
  await card.check();
  await expect(card).toHaveAccessibleDescription(/ Sin guardar$/);
  await tap(save);
  await expect(page.getByText('Relaciones guardadas correctamente')).toBeVisible();
  await expect(card).toHaveAccessibleDescription(/ Guardado$/);
  const links = `/producto-ingredientes/${await product.inputValue()}`;
  expect(await readAsOwner<number[]>(page.request, links)).toContain(id);

  await opensScreen(page, 'Crear Extra');
  await tap(page.getByRole('button', { name: 'Eliminar Nuez garapiñada' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByText('Extra eliminado')).toBeVisible();
  expect(await readAsOwner<number[]>(page.request, links)).not.toContain(id);
});

test('a failed read of categories shows an error and a retry', { tag: '@long' }, async ({ page }) => {
  const failed = { status: 500, json: { error: 'Error interno' } };
  const recover = await intercept(page, '**/api/allcategories', (route) => route.fulfill(failed));
  await staff.opens(page, '/extras');
  await expect(page.getByText('Error al obtener categorías')).toBeVisible();
  recover();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toHaveValue('1');
});

test('extras start with category 1 in any order, and without a product', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/api/allcategories', async (route) => {
    const response = await route.fetch();
    const categories = (await response.json()) as CategoryWire[];
    await route.fulfill({ response, json: categories.toSorted((a, b) => b.id - a.id) });
  });
  await staff.opens(page, '/extras');
  const category = page.getByRole('combobox', { name: 'Categoría' });
  await expect(category.getByRole('option').first()).not.toHaveAttribute('value', '1');
  await expect(category).toHaveValue('1');
  const product = page.getByRole('combobox', { name: 'Producto' });
  await expect(product.getByRole('option').nth(1)).toBeAttached();
  await expect(product.getByRole('option').first()).toHaveText('Seleccione un producto');
  await expect(product).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Guardar Extras' })).toBeDisabled();
  // The page may be reading the categories again.
  await page.unrouteAll({ behavior: 'wait' });
});
