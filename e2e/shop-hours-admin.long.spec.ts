import { expect, test } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { intercept } from './support/intercept.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** The hours of the shop in the staff's tool, and what the server then does. */

const always = {
  abierto: true,
  lema: 'La tierra de las crepas',
  horario: [],
  dias: [],
  ultimo_pedido_minutos: 0,
};
test.beforeEach(board.clears);
test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', always);
  // A failed test must not leave a shop that refuses the orders of the next ones.
  await writeAsOwner(request, '/shop/pausa', {}, 'DELETE');
});

test('a pause shows on every screen, and ends with «Reanudar»', async ({ page, browser, request }) => {
  await board.opens(page);
  const other = await browser.newPage();
  await board.opens(other, 'cocina@crepas.test');
  await expect(page.getByText('Abierto', { exact: true })).toBeVisible();
  await board.taps(page, 'Pausar');
  await board.taps(page, '30 minutos');
  const paused = page.getByRole('main').getByText(/^En pausa hasta /);
  await expect(paused).toBeVisible();
  await expect(other.getByRole('main').getByText(/^En pausa hasta /)).toBeVisible();

  await board.taps(other, 'Reanudar');
  await expect(paused).toBeHidden();
  await placeOrder(request, '5516000001');
  await other.close();
});

test('a pause and a rush are taken back with «Deshacer»', async ({ page, request }) => {
  await board.opens(page);
  await board.taps(page, 'Pausar');
  await board.taps(page, 'Hasta mañana');
  // A pause has whole minutes: one that is on its way while a minute ends lasts until 5:01.
  await expect(page.getByRole('main').getByText(/^En pausa hasta .*5:0[01] a\.m\.$/)).toBeVisible();
  await board.taps(page, 'Deshacer');
  await expect(page.getByText('Abierto', { exact: true })).toBeVisible();

  await board.taps(page, 'Hoy tardamos…');
  await page.getByLabel('Minutos que tarda un pedido').selectOption('90');
  await board.taps(page, 'Avisar a los clientes');
  await expect(
    page.getByRole('main').getByText(/^Hoy tardamos unos 90 minutos, hasta (mañana a )?las? /),
  ).toBeVisible();
  const { ocupado } = await readAsOwner<{ ocupado: { minutos: number } }>(request, '/shop');
  expect(ocupado.minutos).toBe(90);
  await board.taps(page, 'Quitar demora');
  await expect(page.getByRole('button', { name: 'Hoy tardamos…' })).toBeVisible();
});

test('a product and an extra are sold out, and back', async ({ page, request }) => {
  await staff.opens(page, '/admin', 'cocina@crepas.test');
  const sellOut = page.getByRole('button', { name: /^Agotado hoy: / }).first();
  const name = ((await sellOut.getAttribute('aria-label')) ?? '').replace('Agotado hoy: ', '');
  const offered = async () =>
    (await (await request.get('/api/category?categoria=1')).json()).map(
      ({ nombre }: { nombre: string }) => nombre,
    );
  await tap(sellOut);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    /Vuelve (hoy|mañana) a las 5:00 a\.m\./,
  );
  expect(await offered()).not.toContain(name);
  await tap(page.getByRole('button', { name: `Ya hay: ${name}` }));
  await expect(page.getByRole('button', { name: `Agotado hoy: ${name}` })).toBeVisible();
  expect(await offered()).toContain(name);

  await page.goto('/create-extras');
  const extra = page.getByRole('button', { name: /^Agotado hoy: / }).first();
  await tap(extra);
  await expect(page.getByText(/Vuelve (hoy|mañana) a las 5:00 a\.m\./).first()).toBeVisible();
  await tap(page.getByRole('button', { name: /^Ya hay: / }));
  await expect(page.getByRole('button', { name: /^Ya hay: / })).toHaveCount(0);
});

test('the week is entered in a few taps, a fault is refused by its field, and no section saves or loses another', async ({
  page,
  request,
}) => {
  await staff.opens(page, '/shop');
  await page.getByLabel('Mensaje').fill('Hoy hay churros');
  const links = page.getByRole('navigation', { name: 'Partes de la tienda' });
  await tap(links.getByRole('link', { name: 'Horario' }));
  const day = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(day('Martes')).toContainText('Abierto a toda hora');
  await board.taps(page, 'Agregar horario de lunes');
  await expect(day('Martes')).toContainText('Cerrado');
  await board.taps(page, 'Copiar a… (lunes)');
  await board.taps(page, 'Lunes a jueves');
  await board.taps(page, 'Agregar horario de viernes');
  await day('Viernes').getByLabel('Cierra').fill('01:00');
  await expect(day('Viernes').getByText('Al día siguiente')).toBeVisible();
  await board.taps(page, 'Copiar a… (viernes)');
  await board.taps(page, 'Viernes y sábado');
  await board.taps(page, 'Agregar horario de sábado');
  await board.taps(page, 'Guardar el horario');
  await expect(day('Sábado').getByText('Se encima con otro horario (sábado)')).toBeVisible();
  await expect(page.getByText('Revisa los datos marcados')).toBeVisible();

  await board.taps(page, 'Quitar horario de sábado, 2');
  const lastOrder = page.getByLabel('Último pedido: minutos antes de cerrar');
  await lastOrder.fill('20');
  // The session ends, and the same form is there after the next sign-in.
  const acceptAgain = await intercept(page, '**/api/shop', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { error: 'Inicia sesión.' } })
      : route.fallback(),
  );
  await board.taps(page, 'Guardar el horario');
  await expect(page).toHaveURL('/login');
  acceptAgain();
  await staff.signsIn(page);
  await expect(page).toHaveURL('/shop#horario');
  await expect(lastOrder).toHaveValue('20');
  await board.taps(page, 'Guardar el horario');
  await hasSaid(page, 'Guardaste el horario.');
  const { horario, ultimo_pedido_minutos, mensaje } = await readAsOwner<Record<string, unknown>>(
    request,
    '/shop',
  );
  expect([ultimo_pedido_minutos, mensaje]).toEqual([20, '']);
  expect(horario).toEqual([
    ...[1, 2, 3, 4].map((dia) => ({ dia, abre: '18:00', cierra: '23:00' })),
    ...[5, 6].map((dia) => ({ dia, abre: '18:00', cierra: '01:00' })),
  ]);
  await expect(links.getByText('Sin guardar')).toHaveCount(1);
  await expect(links.getByRole('link', { name: /^Hoy/ })).toContainText('Sin guardar');
  await tap(links.getByRole('link', { name: 'Hoy' }));
  await expect(page.getByLabel('Mensaje')).toHaveValue('Hoy hay churros');
});

test('a special day is added, and unsaved changes are asked about', async ({ page, request }) => {
  await staff.opens(page, '/shop#horario');
  await board.taps(page, 'Agregar día especial');
  await board.taps(page, 'Guardar el horario');
  await expect(page.getByText('Elige la fecha')).toBeVisible();
  await page.getByLabel('Fecha').fill('2030-12-25');
  await page.getByLabel('Motivo').fill('Navidad');
  await tap(page.getByRole('link', { name: 'Pedidos', exact: true }));
  await expect(page.getByText('¿Salir sin guardar?')).toBeVisible();
  await board.taps(page, 'Seguir editando');
  await board.taps(page, 'Guardar el horario');
  await hasSaid(page, 'Guardaste el horario.');
  const { dias } = await readAsOwner<{ dias: unknown }>(request, '/shop');
  expect(dias).toEqual([{ fecha: '2030-12-25', cerrado: true, motivo: 'Navidad' }]);
});
