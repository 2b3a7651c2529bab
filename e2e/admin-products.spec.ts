import { expect, type Page, test } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { interceptNext } from './support/intercept.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Products for the owner: spec §2 (`/admin`, `/create`, `/update/{id}`), §5 and §8. */

type Product = { id_producto: number; nombre: string; precio: number; disponible: 0 | 1; imagen_url: string };
type ExtraWire = { id_ingrediente: number; nombre: string; precio_extra: number; descripcion: string };

const upload = '**/image/upload';
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const picked = (page: Page) => page.locator('[name=imagen]');
const submit = (page: Page) => page.getByRole('button', { name: 'Crear producto' });

async function find(page: Page, name: string): Promise<Product | undefined> {
  const products = await readAsOwner<Product[]>(page.request, '/admin?categoria=1');
  return products.find(({ nombre }) => nombre === name);
}

test('a product is created, changed, hidden and deleted', async ({ page }) => {
  const name = 'Crepa de higo';
  await staff.opens(page, '/admin?categoria=1');
  await tap(page.getByRole('link', { name: 'Crear producto' }));
  await expect(page.locator('[name=categoria]')).toHaveValue('1');
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=precio]').fill('1,25');
  await page.getByRole('checkbox', { name: 'Mejores Selecciones' }).check();
  await expect(submit(page)).toBeDisabled();
  await picked(page).setInputFiles(await aPicture(page, 'purple'));
  await tap(submit(page));
  await expect(page.getByText('No entendí «1,25».')).toBeVisible();
  await expect(page.locator('[name=precio]')).toBeFocused();
  await page.locator('[name=precio]').fill('91.50');
  await expect(page.getByRole('main').locator('output')).toHaveText('Se guarda como $91.50');
  await tap(submit(page));
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  await expect(page).toHaveURL('/admin?categoria=1');
  const created = await find(page, name);
  expect(created).toMatchObject({ precio: 91.5, disponible: 1, promo: 1, elegible_combo: 0 });
  expect((await page.request.get(created?.imagen_url ?? '')).status()).toBe(200);
  expect(created?.imagen_url).toMatch(/#800080$/);

  await tap(card(page, name).getByRole('link', { name: 'Editar' }));
  await expect(page.locator('[name=precio]')).toHaveValue('91.5');
  await page.locator('[name=precio]').fill('0');
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText('Nombre, categoría y precio son obligatorios')).toBeVisible();
  await page.locator('[name=precio]').fill('99');
  const removed = page.waitForResponse('**/api/delete-cloudinary-image');
  await picked(page).setInputFiles(await aPicture(page, 'green'));
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText('Producto actualizado correctamente')).toBeVisible();
  expect((await removed).status()).toBe(200);
  const changed = await find(page, name);
  expect(changed?.precio).toBe(99);
  expect((await page.request.get(changed?.imagen_url ?? '')).status()).toBe(200);
  expect((await page.request.get(created?.imagen_url ?? '')).status()).toBe(404);

  const colour = () => card(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
  const visible = await colour();
  await tap(card(page, name).getByRole('button', { name: 'Ocultar' }));
  await expect(card(page, name)).toContainText('Inactivo');
  expect(await colour()).not.toBe(visible);
  await expect(card(page, name).getByRole('button', { name: 'Mostrar' })).toBeVisible();
  // The card changes before the answer.
  await expect.poll(async () => (await find(page, name))?.disponible).toBe(0);

  await tap(card(page, name).getByRole('button', { name: 'Eliminar' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('¿Estás seguro de eliminar este producto?');
  await tap(question.getByRole('button', { name: 'Eliminar' }));
  await expect(card(page, name)).toHaveCount(0);
  expect(await find(page, name)).toBeUndefined();
});

test('a product gets its extras in its form, and a reload keeps the ticks', async ({ page }) => {
  // The browser asks before it leaves unsaved changes.
  page.on('dialog', (question) => question.accept());
  const name = 'Crepa con extras';
  const extrasOf = async (id: number | undefined) =>
    (await readAsOwner<number[]>(page.request, `/producto-ingredientes/${id}`)).toSorted((a, b) => a - b);
  const [first, second, third] = await readAsOwner<ExtraWire[]>(page.request, '/ingredientes');
  if (!first || !second || !third) throw new Error('the demo has three extras');
  await staff.opens(page, '/create?categoria=1');
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=precio]').fill('95');
  await picked(page).setInputFiles(await aPicture(page, 'navy'));
  await tap(page.getByRole('button', { name: 'Sin extras' }));
  await page.getByRole('checkbox', { name: first.nombre, exact: true }).check();
  await expect(submit(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: `Extras: ${first.nombre}` })).toBeVisible();
  await tap(submit(page));
  await expect(page.getByText('Producto creado correctamente!')).toBeVisible();
  const id = (await find(page, name))?.id_producto;
  expect(await extrasOf(id)).toEqual([first.id_ingrediente]);

  await page.goto(`/update/${id}`);
  await tap(page.getByRole('button', { name: `Extras: ${first.nombre}` }));
  await page.getByRole('checkbox', { name: second.nombre, exact: true }).check();
  await page.getByRole('checkbox', { name: first.nombre, exact: true }).uncheck();
  // Another person adds one meanwhile.
  const others = [first.id_ingrediente, third.id_ingrediente];
  await writeAsOwner(
    page.request,
    '/producto-ingredientes',
    { producto_id: id, ingredientes: others },
    'POST',
  );
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText(`Mientras tanto otra persona agregó «${third.nombre}».`)).toBeVisible();
  expect(await extrasOf(id)).toEqual([second.id_ingrediente, third.id_ingrediente].toSorted((a, b) => a - b));
  await writeAsOwner(page.request, `/products/${id}`, {}, 'DELETE');
});

test('forms of a product and of an extra keep what another device changed meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  const name = 'Crepa de dos manos';
  await writeAsOwner(page.request, '/products', { nombre: name, categoria: 1, precio: 85 }, 'POST');
  const id = (await find(page, name))?.id_producto;
  await staff.opens(page, `/update/${id}`);
  await page.locator('[name=descripcion]').fill('Con nuez');
  await writeAsOwner(page.request, `/products/${id}`, { precio: 99 });
  await tap(page.getByRole('button', { name: 'Guardar cambios' }));
  await hasSaid(page, 'Producto actualizado correctamente');
  expect(await find(page, name)).toMatchObject({ precio: 99, descripcion: 'Con nuez' });

  const extra = { nombre: 'Nuez de dos manos', descripcion: 'Entera', precio_extra: 18 };
  await writeAsOwner(page.request, '/create-extra', extra, 'POST');
  await page.goto('/create-extras');
  await tap(page.getByRole('button', { name: `Editar ${extra.nombre}` }));
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=descripcion]').fill('Picada');
  const read = async () =>
    (await readAsOwner<ExtraWire[]>(page.request, '/ingredientes')).find(
      ({ nombre }) => nombre === extra.nombre,
    );
  const extraId = (await read())?.id_ingrediente;
  await writeAsOwner(page.request, `/ingredientes/${extraId}`, { precio_extra: 22 });
  await tap(dialog.getByRole('button', { name: 'Guardar' }));
  await hasSaid(page, 'Extra actualizado correctamente');
  expect(await read()).toMatchObject({ precio_extra: 22, descripcion: 'Picada' });

  await test.step('a server of spec §7 alone gets the whole product', async () => {
    await page.route('**/api/shop', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`/update/${id}`);
    await page.locator('[name=descripcion]').fill('Sin nuez');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await tap(page.getByRole('button', { name: 'Guardar cambios' }));
    expect((await sent).postDataJSON()).toMatchObject({ nombre: name, precio: 99, categoria: 1, combo: 0 });
  });
  await writeAsOwner(page.request, `/products/${id}`, {}, 'DELETE');
  await writeAsOwner(page.request, `/ingredientes/${extraId}`, {}, 'DELETE');
});

test('a failed toggle is reverted', { tag: '@long' }, async ({ page }) => {
  await staff.opens(page, '/admin');
  const first = page.getByRole('listitem').first();
  await interceptNext(page, '**/api/products/*', (route) => route.fulfill({ status: 500, json: {} }));
  await tap(first.getByRole('button', { name: 'Ocultar' }));
  await expect(page.getByText('Error al actualizar el estado del producto')).toBeVisible();
  await expect(first).toContainText('Activo');
});

test('a file that is too large or not a picture is refused, and the fields are kept', {
  tag: '@long',
}, async ({ page }) => {
  await staff.opens(page, '/create');
  await page.locator('[name=nombre]').fill('Crepa de higo');
  const tooLarge = { name: 'g.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await picked(page).setInputFiles(tooLarge);
  await expect(page.getByText('La imagen no puede ser mayor a 5MB')).toBeVisible();
  await picked(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('Solo se permiten archivos de imagen (JPEG, PNG, etc.)')).toBeVisible();
  await interceptNext(page, upload, (route) => route.fulfill({ status: 500, json: {} }));
  await picked(page).setInputFiles(await aPicture(page, 'purple'));
  await expect(page.getByText('Error al subir la imagen')).toBeVisible();
  await expect(submit(page)).toBeDisabled();

  await picked(page).setInputFiles(await aPicture(page, 'purple'));
  await tap(submit(page));
  await expect(page.getByText('Nombre y categoría son obligatorios')).toBeVisible();
  await page.locator('[name=categoria]').selectOption('1');
  await interceptNext(page, '**/api/products', (route) => route.abort('internetdisconnected'));
  await tap(submit(page));
  await expect(page.getByText('Error al crear el producto')).toBeVisible();
  await expect(page.locator('[name=nombre]')).toHaveValue('Crepa de higo');

  await tap(page.getByRole('link', { name: 'Volver' }));
  await tap(page.getByRole('button', { name: 'Seguir editando' }));
  await expect(page).toHaveURL('/create');
  await tap(page.getByRole('link', { name: 'Volver' }));
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
  await expect(page).toHaveURL(/\/admin/);
});

test('on a server of spec §7 alone an upload has the preset, and the picture of a deleted product is deleted', async ({
  page,
}) => {
  const name = 'Crepa de guayaba';
  await staff.opens(page, '/admin?categoria=1');
  await page.route('**/api/shop', (route) => route.fulfill({ status: 404, json: {} }));
  await page.route('**/create', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('/image/upload"', '/image/upload","preset":"sin-firma"');
    await route.fulfill({ response: answer, body });
  });
  await page.route(upload, (route) =>
    route.fulfill({ json: { secure_url: '/image-host/demo-crepas/image/upload/v1/menu/guayaba.png' } }),
  );
  await page.goto('/create');
  await page.locator('[name=nombre]').fill(name);
  await page.locator('[name=categoria]').selectOption('1');
  const uploaded = page.waitForRequest(upload);
  await picked(page).setInputFiles(await aPicture(page, 'olive'));
  expect((await uploaded).postData()).toMatch(/name="upload_preset"\s+sin-firma/);
  expect((await uploaded).postData()).not.toContain('signature');
  await tap(submit(page));

  await tap(card(page, name).getByRole('button', { name: 'Eliminar' }));
  const removed = page.waitForRequest('**/api/delete-cloudinary-image');
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  expect((await removed).postDataJSON()).toEqual({
    publicId: 'menu/guayaba',
    fullUrl: '/image-host/demo-crepas/image/upload/v1/menu/guayaba.png',
  });
});
