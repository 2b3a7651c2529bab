import { expect, type Locator, type Page, test } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { dragByFinger, dragByMouse } from './support/drag.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** Groups of choices for the owner (extension `grupos`): the list, the editor, and what a product asks of them. */

type GroupWire = { id_grupo: number; nombre: string; opciones: { id_opcion: number; nombre: string }[] };
type ProductWire = { id_producto: number; nombre: string };

const category = 1;

const groupsNow = async (page: Page) => await readAsOwner<GroupWire[]>(page.request, '/grupos');
const namesNow = async (page: Page) => (await groupsNow(page)).map(({ nombre }) => nombre);

async function createProduct(page: Page, nombre: string): Promise<number> {
  const product = { nombre, precio: 50, categoria: category, disponible: 1 };
  await writeAsOwner(page.request, '/products', product, 'POST');
  const products = await readAsOwner<ProductWire[]>(page.request, `/admin?categoria=${category}`);
  const created = products.find((one) => one.nombre === nombre);
  if (!created) throw new Error(`${nombre} is not in the menu`);
  return created.id_producto;
}

async function removeAll(page: Page, product: string, group: string) {
  const products = await readAsOwner<ProductWire[]>(page.request, `/admin?categoria=${category}`);
  for (const { id_producto } of products.filter(({ nombre }) => nombre === product))
    await writeAsOwner(page.request, `/products/${id_producto}`, {}, 'DELETE');
  for (const { id_grupo } of (await groupsNow(page)).filter(({ nombre }) => nombre === group))
    await writeAsOwner(page.request, `/grupos/${id_grupo}`, {}, 'DELETE');
}

const option = (page: Page, place: number) => page.getByRole('group', { name: `Opción ${place}` });

const boxOf = async (row: Locator) => {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not shown');
  return box;
};

const windows = [
  { width: 320, hasTouch: true },
  { width: 390, hasTouch: true },
  { width: 1280, hasTouch: false },
];

for (const { width, hasTouch } of windows) {
  test.describe(`at ${width}`, { tag: width === 390 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch, isMobile: hasTouch });

    /** By finger on a phone, by keyboard at a desk. */
    const press = async (target: Locator) => {
      if (hasTouch) return tap(target);
      await target.focus();
      await target.press('Enter');
    };

    test('a size is made, ordered, asked of a product, sold out, kept while it is used, and brought back', async ({
      page,
    }) => {
      const [product, name] = [`Malteada de ${width}`, `Tamaño ${width}`];
      await removeAll(page, product, name);
      const id = await createProduct(page, product);

      await staff.opens(page, '/grupos');
      await press(page.getByRole('link', { name: 'Crear grupo' }));
      await page.getByLabel('Nombre del grupo').fill(name);
      await option(page, 1).getByLabel('Nombre').fill('Grande');
      await option(page, 1).getByLabel('Cuesta más').fill('20');
      await press(page.getByRole('button', { name: 'Agregar opción' }));
      await expect(option(page, 2).getByLabel('Nombre')).toBeFocused();
      await page.keyboard.type('Grande');
      await press(page.getByRole('button', { name: 'Crear grupo' }));
      await expect(page.getByText('Ya hay una opción con ese nombre.')).toBeVisible();
      await expect(option(page, 2).getByLabel('Nombre')).toBeFocused();
      await option(page, 2).getByLabel('Nombre').fill('Chico');
      await press(page.getByRole('button', { name: 'Subir Chico' }));
      await expect(option(page, 1).getByLabel('Nombre')).toHaveValue('Chico');
      await press(page.getByRole('button', { name: 'Crear grupo' }));
      await expect(page.getByText('Grupo creado')).toBeVisible();
      await expect(page).toHaveURL('/grupos');
      const made = (await groupsNow(page)).find(({ nombre }) => nombre === name);
      expect(made?.opciones.map(({ nombre }) => nombre)).toEqual(['Chico', 'Grande']);
      await expect(page.getByRole('list', { name: `Opciones de ${name}` })).toContainText('+$20.00');

      // The place of the group in the list, by a drag and back by a button.
      const before = await namesNow(page);
      const row = page.getByRole('row').filter({ has: page.getByRole('heading', { name, exact: true }) });
      const above = page
        .getByRole('row')
        .filter({ has: page.getByRole('heading', { name: before.at(-2) ?? '', exact: true }) });
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [from, to] = [await boxOf(row), await boxOf(above)];
      // At the edge, where no control takes the drag, and clear of the navigation.
      const x = from.x + 10;
      const start = { x, y: from.y + from.height / 2 };
      await (hasTouch ? dragByFinger : dragByMouse)(page, start, { x, y: to.y + to.height * 0.6 });
      await expect.poll(() => namesNow(page)).toEqual([...before.slice(0, -2), name, before.at(-2)]);
      await press(page.getByRole('button', { name: `Bajar ${name}` }));
      await expect.poll(() => namesNow(page)).toEqual(before);
      await page.getByRole('searchbox', { name: 'Buscar un grupo' }).fill(`tamano ${width}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([name]);

      // A product asks for exactly one.
      await page.goto(`/update/${id}`);
      await page.getByLabel('Agregar un grupo').selectOption(name);
      await expect(page.getByLabel('El cliente elige')).toHaveValue('one');
      const preview = page.getByRole('region', { name: 'Así lo ve el cliente' });
      await preview.getByRole('radio', { name: 'Grande' }).check();
      await expect(preview).toContainText('$70.00');
      await press(page.getByRole('button', { name: 'Guardar cambios' }));
      await expect(page.getByText('Producto actualizado correctamente')).toBeVisible();
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product }) });
      await expect(card).toContainText(name);

      // The customer.
      await page.goto(`/add/${id}`);
      const sizes = page.getByRole('group', { name });
      await expect(sizes.getByRole('radio')).toHaveCount(2);
      await expect(sizes.getByRole('radio', { name: 'Grande' })).toHaveAccessibleDescription('+$20.00');

      // Sold out today: a customer who comes now is not offered it.
      await page.goto('/grupos');
      const row2 = page.getByRole('list', { name: `Opciones de ${name}` });
      await press(row2.getByRole('button', { name: 'Agotado hoy: Grande' }));
      await expect(row2.getByRole('button', { name: 'Ya hay: Grande' })).toBeVisible();
      await page.goto(`/add/${id}`);
      await expect(sizes.getByRole('radio', { name: 'Chico' })).toBeEnabled();
      await expect(sizes.getByRole('radio')).toHaveCount(1);

      // Not deleted while a product uses it; then deleted, and brought back.
      await page.goto('/grupos');
      await expect(page.getByText(`Lo usan: ${product}`)).toBeVisible();
      const remove = async () => {
        await press(page.getByRole('button', { name: `Eliminar ${name}` }));
        await press(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
      };
      await remove();
      await expect(page.getByRole('alert').filter({ hasText: product })).toBeVisible();
      expect(await namesNow(page)).toContain(name);
      await writeAsOwner(page.request, `/products/${id}`, {}, 'DELETE');
      await remove();
      await expect(page.getByText(`Eliminaste ${name}.`)).toBeVisible();
      expect(await namesNow(page)).not.toContain(name);
      await press(page.getByRole('button', { name: 'Deshacer' }));
      await expect(page.getByText(`Volvió ${name}.`)).toBeVisible();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const back = (await groupsNow(page)).find(({ nombre }) => nombre === name);
      const ids = (group: GroupWire | undefined) => group?.opciones.map(({ id_opcion }) => id_opcion);
      expect(back?.id_grupo).toBe(made?.id_grupo);
      expect(ids(back)).toEqual(ids(made));

      // The log has the words of it.
      await opensScreen(page, 'Historial');
      await page.getByLabel('Qué').selectOption({ label: 'Grupos' });
      await expect(page.getByRole('heading', { name: `Eliminó el grupo ${name}` }).first()).toBeVisible();
      await removeAll(page, product, name);
    });
  });
}

test('two people who edit a group at once keep what each of them changed, and the later one reads it @long', async ({
  browser,
  page,
}) => {
  const name = 'Salsas de dos';
  await removeAll(page, '', name);
  const of = (nombre: string) => ({ nombre, diferencia: 10, disponible: 1, predeterminada: 0 });
  await writeAsOwner(page.request, '/grupos', { nombre: name, opciones: [of('Verde'), of('Roja')] }, 'POST');
  const made = (await groupsNow(page)).find(({ nombre }) => nombre === name);
  const path = `/grupos/${made?.id_grupo}`;

  await staff.opens(page, path);
  await option(page, 1).getByLabel('Cuesta más').fill('12');
  // A draft that a reload brings back is compared with the group that it began with, not with the newest one.
  const other = await browser.newPage();
  await staff.opens(other, path, 'encargada@crepas.test');
  await tap(other.getByRole('button', { name: 'Quitar Roja' }));
  await tap(other.getByRole('button', { name: 'Agregar opción' }));
  await expect(option(other, 2).getByLabel('Nombre')).toBeFocused();
  await other.keyboard.type('Habanero');
  await tap(other.getByRole('button', { name: 'Guardar cambios' }));
  await hasSaid(other, /Grupo actualizado(?!\.)/);
  await other.close();
  await page.reload();
  await expect(option(page, 1).getByLabel('Cuesta más')).toHaveValue('12');
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await hasSaid(page, 'Grupo actualizado. Mientras tanto otra persona agregó «Habanero» y quitó «Roja».');
  await expect(page.getByRole('list', { name: `Opciones de ${name}` })).toContainText('Habanero');
  const now = (await groupsNow(page)).find(({ nombre }) => nombre === name);
  expect(now?.opciones).toMatchObject([{ nombre: 'Verde', diferencia: 12 }, { nombre: 'Habanero' }]);
  await removeAll(page, '', name);
});

test('an account with the orders alone marks an option as sold out, and sees no screen of groups', async ({
  page,
}) => {
  const name = 'Salsas de la cocina';
  await removeAll(page, '', name);
  const opciones = [{ nombre: 'Salsa macha', diferencia: 12, disponible: 1, predeterminada: 0 }];
  await writeAsOwner(page.request, '/grupos', { nombre: name, opciones }, 'POST');
  await staff.opens(page, '/create-extras', 'cocina@crepas.test');
  await tap(page.getByRole('button', { name: 'Agotado hoy: Salsa macha' }));
  await expect(page.getByRole('button', { name: 'Ya hay: Salsa macha' })).toBeVisible();
  await page.goto('/grupos');
  await expect(page.getByText('Esta pantalla es de la administración')).toBeVisible();
  await removeAll(page, '', name);
});
