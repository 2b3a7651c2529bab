import { expect, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { opensScreen, staffScreens } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** Forbidden actions are hidden from staff, and refused by the server (spec §6, decision A1). */

test('an account with «Solo pedidos» is offered orders, the menu to read and «Agotado hoy»', async ({
  page,
}) => {
  await staff.opens(page, '/orders', 'cocina@crepas.test');
  const screens = await staffScreens(page);
  await expect(screens).toHaveText(['Pedidos', 'Productos', 'Tienda', 'Agotar']);
  for (const screen of ['Agotar', 'Productos']) {
    await opensScreen(page, screen);
    await expect(page.getByRole('button', { name: /^Agotado hoy/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Ocultar|Mostrar|Editar|Eliminar|Crear)/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole('link', { name: /^(Editar|Crear)/ })).toHaveCount(0);
  }
});

test('other staff change the menu, and reach nothing else of the owner’s (decision R11)', async ({
  page,
  request,
}) => {
  await staff.opens(page, '/orders', 'encargada@crepas.test');
  const screens = await staffScreens(page);
  await expect(screens).toHaveText([
    'Pedidos',
    'Productos',
    'Tienda',
    'Categorías',
    'Extras',
    'Grupos',
    'Crear Extra',
  ]);
  await opensScreen(page, 'Categorías');
  const name = `De temporada ${Date.now() % 1_000_000}`;
  await page.getByRole('textbox', { name: 'Nueva categoría' }).fill(name);
  await tap(page.getByRole('button', { name: 'Crear', exact: true }));
  await hasSaid(page, 'Categoria creada correctamente!');
  const categories: { nombre: string }[] = await (await request.get('/api/allcategories')).json();
  expect(categories.map(({ nombre }) => nombre)).toContain(name);
  const { cambios } = await readAsOwner<{ cambios: { quien: string; nombre: string }[] }>(
    request,
    '/cambios',
  );
  expect(cambios[0]).toMatchObject({ quien: 'encargada@crepas.test', nombre: name });
  for (const path of ['/codigos', '/historial', '/personas', '/personal']) {
    await page.goto(path);
    await expect(page.getByText('Esta pantalla es de la administración')).toBeVisible();
    await expect(page.getByText('Con tu cuenta puedes atender pedidos y cambiar el menú.')).toBeVisible();
  }
});

test('a link to a screen that an account may not use shows a clear page', async ({ page }) => {
  await staff.opens(page, '/create', 'cocina@crepas.test');
  for (const path of [
    '/create',
    '/update/1',
    '/create-category',
    '/extras',
    '/codigos',
    '/historial',
    '/personas',
    '/personal',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Esta pantalla es de la administración')).toBeVisible();
  }
  await expect(page.getByText('marcar lo que se agotó hoy')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Ver pedidos' }));
  await expect(page).toHaveURL('/orders');
});

test('a visitor signs in, and continues to the requested screen', async ({ page, request }) => {
  for (const path of [
    '/active-orders',
    '/orders?estado=1',
    '/admin?categoria=1',
    '/reports/day?fecha=2020-02-29',
  ]) {
    expect((await request.get(`/api${path}`)).status(), path).toBe(401);
  }
  await staff.opens(page, '/create-category');
  await tap(page.getByRole('button', { name: 'Cerrar sesión' }));
  await expect(page).toHaveURL('/login');
  await page.goto('/orders/report');
  await expect(page).toHaveURL('/login');
});

test('a forgotten password is chosen again by e-mail; an unknown address reads the same', async ({
  page,
}) => {
  const request = page.waitForResponse('**/accounts:sendOobCode*');
  const app = () => expect(page.locator('#root > [inert]')).toHaveCount(0);
  await page.goto('/login');
  await app();
  const forgot = page.getByRole('button', { name: 'Olvidé mi contraseña' });
  await tap(forgot);
  await expect(page.getByText('Este campo es requerido')).toBeVisible();
  const answer = page.getByText('Si ese correo tiene cuenta, le llega un mensaje');
  await page.getByLabel('Correo').fill('cocina arroba crepas.test');
  await tap(forgot);
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(
    'Eso no es un correo. Revísalo e intenta de nuevo.',
  );
  await expect(answer).toBeHidden();
  await page.getByLabel('Correo').fill('cocina@crepas.test');
  await tap(forgot);
  await expect(answer).toBeVisible();
  expect((await request).request().postDataJSON()).toMatchObject({
    requestType: 'PASSWORD_RESET',
    email: 'cocina@crepas.test',
  });
  await page.reload();
  await app();
  await page.getByLabel('Correo').fill('nadie@crepas.test');
  await tap(forgot);
  await expect(answer).toBeVisible();
});
