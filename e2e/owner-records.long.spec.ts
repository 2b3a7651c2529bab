import { expect, type Page, test } from '@playwright/test';
import { delivered, moveOrder, readAsOwner, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** The change log, undo, the data of a person and the accounts (decision 20), on the real server. */

/** What another tablet would be told, too: only this page's own requests bring something back. */
const withoutEvents = (page: Page) => page.route('**/api/*/events', (route) => route.abort());

test('a deleted product comes back with «Deshacer», and again from the log', async ({ page, request }) => {
  const names = async () =>
    (await readAsOwner<{ nombre: string }[]>(request, '/admin?categoria=1')).map(({ nombre }) => nombre);
  await withoutEvents(page);
  await staff.opens(page, '/admin');
  const remove = page.getByRole('button', { name: /^Eliminar/ });
  const name = ((await remove.first().getAttribute('aria-label')) ?? '').replace(/^Eliminar /, '');
  await tap(remove.first());
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await tap(page.getByRole('button', { name: 'Deshacer' }));
  await hasSaid(page, /Volvió /);
  await expect(page.getByRole('button', { name: `Eliminar ${name}` })).toBeVisible();

  await tap(page.getByRole('button', { name: `Eliminar ${name}` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await names()).not.toContain(name);
  await opensScreen(page, 'Historial');
  await expect(page).toHaveURL('/historial');
  const restored = page.getByText(/^Restauró el producto/);
  await expect(restored).not.toHaveCount(0);
  const before = await restored.count();
  await tap(page.getByRole('button', { name: /^Deshacer: Eliminó el producto/ }).first());
  await expect.poll(names).toContain(name);
  await expect(restored).toHaveCount(before + 1);
});

test('the log says who changed what, in words, and is filtered', async ({ page, request }) => {
  await writeAsOwner(request, '/shop', { lema: 'La mejor crepa', minutos_entrega: 50 });
  await writeAsOwner(request, '/shop', { lema: 'La tierra de las crepas', minutos_entrega: 45 });
  await staff.opens(page, '/historial');
  const newest = page.getByRole('list', { name: 'Cambios' }).getByRole('listitem').first();
  await expect(newest).toContainText('Cambió la tienda');
  await expect(newest).toContainText('duena@crepas.test');
  await expect(newest).toContainText('50 min a 45 min');
  await page.getByLabel('Qué').selectOption('Datos de personas');
  await expect(page).toHaveURL(/tipo=person/);
  await expect(page.getByText('Cambió la tienda')).toHaveCount(0);
  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(page.getByText('Ningún cambio coincide')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Ver todos' }));
  await expect(newest).toContainText('Cambió la tienda');
});

test('a person’s data is found and downloaded; it is erased once no order is active, and the order stays as a sum', async ({
  page,
  request,
}) => {
  const phone = '5544332211';
  const order = await placeOrder(request, phone, { nota_pedido: 'Sin nuez' });
  await staff.opens(page, '/personas');
  await page.getByLabel('Teléfono').fill(phone);
  await board.taps(page, 'Buscar');
  await expect(page.getByRole('heading', { name: new RegExp(`^#${order} ·`) })).toBeVisible();
  await expect(page.getByText('Sin nuez')).toBeVisible();
  const download = page.waitForEvent('download');
  await board.taps(page, 'Descargar');
  expect((await download).suggestedFilename()).toBe(`datos-${phone}.json`);

  const erase = async () => {
    await board.taps(page, 'Borrar sus datos');
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }));
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  await erase();
  await expect(page.getByText(/^Todavía no se borra/)).toBeVisible();
  await moveOrder(request, order, delivered);
  await erase();
  await hasSaid(page, 'Borraste sus datos de 1 pedido.');
  await expect(page.getByText('No guardamos nada de este teléfono')).toBeVisible();
});

test('an account is invited and loses its access; the last owner keeps it', async ({ page }) => {
  await staff.opens(page, '/personal');
  const list = page.getByRole('list', { name: 'Cuentas con acceso' });
  await expect(list).toContainText('Eres tú');
  await page.getByLabel('Correo').fill('nueva@crepas.test');
  await page.getByRole('combobox', { name: 'Acceso' }).selectOption('Administración');
  await board.taps(page, 'Dar acceso');
  const invited = list.getByRole('listitem').filter({ hasText: 'nueva@crepas.test' });
  await expect(invited).toContainText('Administración');
  await board.taps(page, 'Quitar acceso a nueva@crepas.test');
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Quitar acceso' }));
  await expect(list).not.toContainText('nueva@crepas.test');

  await board.taps(page, 'Quitar acceso a duena@crepas.test');
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Quitar acceso' }));
  await expect(page.getByText(/^No se quitó el acceso/)).toBeVisible();
  await expect(list).toContainText('Eres tú');
});
