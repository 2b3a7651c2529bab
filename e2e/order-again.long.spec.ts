import { expect, type Page } from '@playwright/test';
import { delivered, moveOrder, ordersOf } from './support/api.ts';
import { lineOf, menu, storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { isAlive, layoutShift } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { detailsOf, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** «Pedir otra vez»: an earlier order in three taps. */

type MenuProduct = { id_producto: number; nombre: string; imagen_url: string };

const row = (page: Page) => page.getByRole('region', { name: 'Pedir otra vez' });
const cards = (page: Page) => row(page).getByRole('button');
const notice = (page: Page) => row(page).getByRole('status');

const named = ({ id_producto, nombre, imagen_url }: MenuProduct) => ({
  product: { id: id_producto, name: nombre, imageUrl: imagen_url },
  quantity: 1,
  extras: [],
  crepas: [],
});

/** A verified customer at home, with an order that this device keeps. */
async function comesBack(page: Page, lines: readonly object[]) {
  const known = knownCustomer('5557400020', true);
  await remember(page, { ...known, local: { ...known.local, pastOrders: [{ id: 3, lines }] } });
  await page.goto('/home');
  await isAlive(page);
  await expect(cards(page)).toHaveCount(1);
}

const aCrepa = async (page: Page) =>
  named((await lineOf(page, '/category?categoria=1')) as unknown as MenuProduct);

for (const width of [390, 1280]) {
  test(`the same order in three taps, ${width} px wide`, async ({ page }) => {
    const phone = `55574010${width % 97}`.padEnd(10, '0').slice(0, 10);
    await page.setViewportSize({ width, height: 800 });
    await returningCustomer(page, phone);
    await customer.orders(page);
    const [first] = await ordersOf(page.request, phone);
    await page.reload();
    await isAlive(page);
    await expect(cards(page)).toHaveCount(1);
    expect(await layoutShift(page)).toBeLessThan(0.001);

    await tap(cards(page).first());
    await expect(notice(page)).toHaveText('Listo, ya está en tu carrito.');
    const toCart =
      width < 900
        ? page.getByRole('link', { name: /Ver carrito/ })
        : page.getByRole('button', { name: 'Carrito (1)' });
    await tap(toCart);
    await customer.orders(page);
    const orders = await ordersOf(page.request, phone);
    expect(orders.map(({ total }) => total)).toEqual([first?.total, first?.total]);
  });
}

test('the server’s list replaces what the device keeps', async ({ page }) => {
  const phone = '5557401100';
  await returningCustomer(page, phone);
  await customer.orders(page);
  const [order] = await ordersOf(page.request, phone);
  await moveOrder(page.request, order?.id_pedido ?? 0, delivered);
  const stranger = [{ id: 1, lines: [{ ...(await aCrepa(page)), quantity: 7 }] }];
  await page.evaluate((orders) => localStorage.setItem('pastOrders', JSON.stringify(orders)), stranger);
  await page.reload();
  await expect(cards(page)).toHaveText(/^(?!7 )/);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('pastOrders') ?? '[]')))
    .toMatchObject([{ id: order?.id_pedido }]);
});

test('combos that lost a crepa open at their product one after the other, with the two others', async ({
  page,
}) => {
  const products = await menu<MenuProduct & { combo: 0 | 1 }>(page, '/category?categoria=3');
  const combo = products.find((product) => product.combo === 1);
  if (!combo) throw new Error('the menu has no combo');
  const offered = await menu<MenuProduct>(page, '/crepa-combo');
  const crepas = [
    ...offered.slice(0, 2).map(({ id_producto, nombre }) => ({ id: id_producto, name: nombre })),
    { id: 9_999, name: 'De temporada' },
  ];
  await comesBack(page, [
    { ...named(combo), crepas },
    { ...named(combo), crepas: crepas.slice(1) },
  ]);
  await tap(cards(page).first());
  await expect(page).toHaveURL(`/add/${combo.id_producto}`);
  const choose = `Elige otra crepa para «${combo.nombre}».`;
  await expect(
    page.getByText(`Hoy no hay: De temporada. ${choose} Después sigue «${combo.nombre}».`),
  ).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  await tap(page.getByRole('button', { pressed: false }).first());
  await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));

  await expect(page.getByText(choose, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  for (const _ of [1, 2]) await tap(page.getByRole('button', { pressed: false }).first());
  await customer.addsToCart(page);
  await expect(page).toHaveURL('/home');
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }]);
});

test('another phone on this device does not get the earlier orders', async ({ page, context }) => {
  await comesBack(page, [await aCrepa(page)]);
  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  const details = JSON.stringify(detailsOf('5557400021', true));
  await otherTab.evaluate((details) => localStorage.setItem('addressDetails', details), details);
  await expect(cards(page)).toHaveCount(0);

  await otherTab.goto('/userdata');
  await otherTab.locator('[name=phoneNumber]').fill('5557400022');
  await tap(otherTab.getByRole('button', { name: 'Guardar' }));
  await expect(otherTab).toHaveURL('/home');
  expect(await otherTab.evaluate(() => localStorage.getItem('pastOrders'))).toBeNull();
});
