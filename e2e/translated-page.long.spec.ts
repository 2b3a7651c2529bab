import { expect } from '@playwright/test';
import { translates } from './phones/translator.ts';
import { ordersOf } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, test } from './support/customer.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** An order in a page that Chrome translates, and its way over the board. The stories visit every screen (`.storybook/windows`). */

test.beforeEach(board.clears);

test('quantity, extras and a combo show their sums', async ({ page }) => {
  const expectFresh = await translates(page);
  await remember(page, knownCustomer('5554600001'));
  await page.goto('/home');
  await customer.opensProduct(page);
  const add = page.getByRole('button', { name: /^Agregar al carrito/ });
  await expect(add).toContainText('$85.00');
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await expect(page.getByRole('group', { name: /^Cantidad/ }).locator('output')).toHaveText('2');
  await expect(add).toContainText('$170.00');
  await page.getByRole('checkbox').first().check();
  await expect(add).not.toContainText('$170.00');
  await expectFresh();
  await customer.addsToCart(page);

  await tap(page.getByRole('tab', { name: 'Combos' }));
  await tap(page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first());
  await tap(add);
  await expect(page.getByText('Agrega 3 crepas')).toBeVisible();
  const crepas = page.getByRole('group', { name: /crepas/i });
  for (const index of [0, 1, 2]) await tap(crepas.getByRole('button').nth(index));
  await expect(crepas.getByText('3 de 3')).toBeVisible();
  await expectFresh();
  await customer.addsToCart(page);

  await customer.opensCart(page);
  const total = page.getByText(/^\$\d/).last();
  const before = await total.textContent();
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }).first());
  await expect(total).not.toHaveText(before ?? '');
  await tap(page.getByRole('button', { name: /^Eliminar/ }).first());
  await expectFresh();
});

test('the pin moves on the map, and its address follows', async ({ page }) => {
  const expectFresh = await translates(page);
  await remember(page, knownCustomer('5554600002'));
  await page.goto('/address');
  await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
  const save = page.getByRole('button', { name: 'Guardar ubicación' });
  for (const [searched, found] of [
    ['colima 120', /^Colima 120/],
    ['juarez 1', /Ju[aá]rez/],
  ] as const) {
    await page.getByRole('combobox').fill(searched);
    await tap(page.getByRole('option').first());
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
    await expect(save).toBeEnabled();
    await expectFresh();
  }
  await tap(save);
  await expect(page).toHaveURL('/userdata');
  await expectFresh();
});

test('an order is placed, and its page follows it to the door', async ({ page }) => {
  const phone = '5554600003';
  const expectFresh = await translates(page);
  await returningCustomer(page, phone);
  await customer.orders(page);
  await tap(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }));
  const [order] = await ordersOf(page.request, phone);
  await expect(page.getByText(`#${order?.id_pedido}`).first()).toBeVisible();
  await expectFresh();
});

test('the board takes an order from the bell to the door', async ({ page }) => {
  const expectFresh = await translates(page);
  await board.opens(page);
  const id = await placeOrder(page.request, '5554600004');
  await board.shows(page, id, 'Recibido');
  await board.tapsInOrder(page, id, `Aceptar #${id} en otro tiempo`);
  await page.getByLabel('Minutos').fill('25');
  await expectFresh();
  await page.keyboard.press('Enter');
  await board.shows(page, id, 'Aceptado');
  await expect(board.card(page, id)).toContainText('(de 25)');
  await expectFresh();
});
