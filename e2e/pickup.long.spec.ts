import { expect } from '@playwright/test';
import { moveOrder, ordersOf, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, test } from './support/customer.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Orders that customers pick up (decision T7). */

const on = { recoger: { activo: true, minutos: 15 } };
const off = {
  recoger: { activo: false, minutos: 20 },
  pagos: ['efectivo'],
  transferencia: null,
  responsable: null,
};
const responsable = {
  nombre: 'Lupita',
  domicilio: 'Avenida Álvaro Obregón 110, planta baja, Roma Norte, 06700 Ciudad de México',
  correo: '',
  telefono: '5555123456',
};

test.beforeEach(board.clears);
test.afterEach(({ request }) => writeAsOwner(request, '/shop', off));

test('who picks up is asked for a name and never for a place; the shop hands it over', async ({
  page,
  context,
}) => {
  await staff.opens(page, '/shop#entrega');
  await tap(page.getByRole('checkbox', { name: 'Recoger en la tienda' }));
  await page.locator('[name="recoger.minutos"]').fill('15');
  const saveDelivery = page.getByRole('button', { name: 'Guardar la entrega' });
  await tap(saveDelivery);
  await expect(page.getByText('Primero guarda el domicilio en «Quién responde»')).toBeVisible();
  // The ticked box is kept meanwhile.
  const parts = page.getByRole('navigation', { name: 'Partes de la tienda' });
  await tap(parts.getByRole('link', { name: 'Quién responde' }));
  await page.locator('[name="responsable.nombre"]').fill(responsable.nombre);
  await page.locator('[name="responsable.domicilio"]').fill(responsable.domicilio);
  await tap(page.getByRole('button', { name: 'Guardar quién responde' }));
  await hasSaid(page, 'Guardaste quién responde.');
  await tap(parts.getByRole('link', { name: 'Entrega' }));
  await tap(saveDelivery);
  await hasSaid(page, 'Guardaste la entrega.');

  const phone = '5559340001';
  const store = await context.newPage();
  await store.goto('/home');
  await tap(store.getByRole('button', { name: 'Prefiero recogerlo en la tienda' }));
  await expect(store.getByRole('button', { name: 'Recoger', pressed: true })).toBeVisible();
  await customer.opensProduct(store);
  await customer.addsToCart(store);
  await customer.opensCart(store);
  await expect(store.getByText('Envío gratis')).toBeHidden();
  await customer.finishes(store);
  await expect(store.getByRole('alert')).toHaveText('Escribe tu nombre: con él recoges tu pedido.');
  await expect(store.locator('[name=nombre]')).toBeFocused();
  await store.locator('[name=nombre]').fill('Ana');
  await customer.finishes(store);
  await customer.provesPhone(store, phone);
  const message = await customer.orders(store);
  expect(message).toContain('*Recoger en la tienda*');
  expect(message).not.toContain('Dirección');
  await tap(
    store.getByRole('status').filter({ hasText: '¡Listo!' }).getByRole('link', { name: 'Ver pedido' }),
  );
  await expect(store.getByText('Recógelo en:')).toBeVisible();
  await expect(store.getByText(/cuando esté listo/)).toBeVisible();

  const [{ id_pedido: id } = { id_pedido: 0 }] = await ordersOf(page.request, phone);
  const kitchen = await context.newPage();
  await kitchen.goto('/orders'); // the owner is signed in in this browser
  await expect(board.card(kitchen, id)).toContainText('Recoge en la tienda');
  await expect(board.card(kitchen, id).getByRole('link', { name: /Maps/ })).toHaveCount(0);
  await moveOrder(page.request, id, [{ etapa: 'aceptado' }, { etapa: 'preparando' }]);
  await board.taps(kitchen, `Listo para recoger #${id}`);
  await expect(store.getByText('Tu pedido está listo. Pasa a recogerlo a la tienda.')).toBeVisible();
  await board.taps(kitchen, `Recogido #${id}`);
  await expect(store.getByText('Recogiste tu pedido. ¡Buen provecho!')).toBeVisible();
});

test('one tap switches there and back, and is remembered; each way to pay goes with it', async ({ page }) => {
  const account = { banco: 'Banco Uno', clabe: '032180000118359719', titular: 'Crepas Lupita' };
  await writeAsOwner(page.request, '/shop', {
    ...on,
    pagos: ['efectivo', 'tarjeta', 'transferencia'],
    transferencia: account,
    responsable,
  });
  for (const metodo_pago of ['efectivo', 'tarjeta'])
    await placeOrder(page.request, '5559340002', { entrega: 'recoger', nombre: 'Ana', metodo_pago });

  await returningCustomer(page, '5559340003');
  await tap(page.getByRole('button', { name: 'Recoger', exact: true }));
  await expect(page.getByText('Envío gratis')).toBeHidden();
  await expect(page.getByText(/^Recoges en Avenida/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Recoger', pressed: true })).toBeVisible();
  await tap(page.getByRole('button', { name: 'A domicilio' }));
  await expect(page.getByText('Envío gratis')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Recoger', exact: true }));
  await page.locator('[name=nombre]').fill('Ana');
  await tap(page.getByRole('button', { name: 'Transferencia', exact: true }));
  expect(await customer.orders(page)).toContain('Pago: transferencia\n\nNombre: Ana\n*Recoger en la tienda*');
  expect(await ordersOf(page.request, '5559340003')).toMatchObject([{ entrega: 'recoger' }]);
});

test('turned off while somebody is in the cart: told, nothing lost, nothing ordered', async ({ page }) => {
  await writeAsOwner(page.request, '/shop', on);
  await returningCustomer(page, '5559340004');
  await tap(page.getByRole('button', { name: 'Recoger', exact: true }));
  await writeAsOwner(page.request, '/shop', off);
  const told = page.getByRole('alert').filter({ hasText: 'Ya no se puede recoger en la tienda.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recoger', exact: true })).toBeHidden();
  await customer.finishes(page);
  await expect(page.getByText('Ya no se puede recoger en la tienda.').first()).toBeVisible();
  expect(await ordersOf(page.request, '5559340004')).toEqual([]);
  expect(await customer.orders(page)).toContain('Dirección: ');
});
