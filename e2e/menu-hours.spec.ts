import { expect } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { intercept } from './support/intercept.ts';
import { setMenuHours } from './support/menuHours.ts';
import { rememberCustomer, returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A menu by the hour, by finger on a small phone (extension `horario_menu`). */

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

const noScheduling = { activo: false, dias: 0, por_cuarto: null };

test.afterEach(async ({ page }) => {
  await setMenuHours(page, null);
  await writeAsOwner(page.request, '/shop', { programar: noScheduling });
});

const from = /^Desde (mañana a )?las? \d+:\d\d [ap]\.m\.$/;

test('outside of its hours a category stays in view, says from when, and cannot be added', async ({
  page,
}) => {
  await setMenuHours(page, [120, 180]);
  await remember(page, knownCustomer('5559490001'));
  await page.goto('/home');
  const panel = page.getByRole('tabpanel');
  const [card, other] = [panel.getByRole('listitem').first(), page.getByRole('tab').nth(1)];
  await expect(card.getByText(from)).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Agregar/ })).toHaveCount(0);
  await tap(card.getByRole('link').first());
  await expect(page).toHaveURL(/\/add\/\d+$/);
  const later = page.getByRole('button', { name: /^Desde / });
  await tap(later);
  await expect(page.getByText(/^Desde .* puedes agregarlo a tu carrito\.$/)).toBeVisible();
  expect(await storedCart(page)).toEqual([]);

  // Another category is as ever.
  await page.goto('/home');
  await tap(other);
  await expect(page.getByRole('link', { name: /^Agregar/ }).first()).toBeVisible();
});

test('a cart that crosses the end of the hours keeps its line, says so, and orders it when they begin again', async ({
  page,
}) => {
  const phone = '5559490002';
  await setMenuHours(page, [-60, 10]);
  await page.clock.install();
  // The cart can be ordered before its hours are read: without network too early it would never have them.
  const read = page.waitForResponse('**/api/modal?*');
  await returningCustomer(page, phone);
  await read;
  const line = page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem').first();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toContainText('$');
  await expect(line.getByText(/se puede pedir desde/)).toHaveCount(0);

  // The server's clock does not follow the page's: from here on the page has only its own.
  const reconnect = await intercept(page, '**/api/shop', (route) => route.abort());
  await page.clock.fastForward(11 * 60_000);
  // Between midnight and one they began yesterday, and begin again today.
  await expect(line.getByText(/se puede pedir desde (mañana a )?las? \d+:\d\d [ap]\.m\.$/)).toBeVisible();
  await expect(page.getByText('Nada de tu carrito se puede pedir como está.')).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Finalizar' })).toHaveCount(0);

  reconnect();
  await setMenuHours(page, null);
  await page.reload();
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});

const windows = [
  { use: { viewport: { width: 320, height: 640 } }, phone: '5559490003' },
  { use: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }, phone: '5559490009' },
];

for (const { use, phone } of windows)
  test.describe(`at ${use.viewport.width} px`, () => {
    test.use(use);

    test('a breakfast is ordered at night, for its hours', { tag: '@long' }, async ({ page }) => {
      await setMenuHours(page, [480, 720]);
      await writeAsOwner(page.request, '/shop', { programar: { ...noScheduling, activo: true, dias: 2 } });
      await rememberCustomer(page, phone);
      await page.goto('/cart');
      const line = page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem').first();
      await expect(line.getByText(/se puede pedir desde/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Finalizar' })).toHaveCount(0);

      await tap(page.getByRole('radio', { name: 'A otra hora' }));
      const day = page.getByRole('radiogroup', { name: 'Día' }).or(page.getByRole('group', { name: 'Día' }));
      const hours = page.getByRole('combobox', { name: /^Hora/ });
      const moments = () =>
        hours
          .getByRole('option', { disabled: false })
          .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)));
      await expect(hours).toBeVisible();
      // An hour before they begin changes nothing.
      await hours.selectOption(String((await moments())[0]));
      await expect(line.getByText(/se puede pedir desde/)).toBeVisible();

      const isWithin = (moment: number) =>
        moment > Date.now() + 500 * 60_000 && moment < Date.now() + 700 * 60_000;
      if (!(await moments()).some(isWithin)) await tap(day.getByRole('radio').nth(1));
      await expect.poll(async () => (await moments()).some(isWithin)).toBe(true);
      const breakfast = (await moments()).find(isWithin);
      await hours.selectOption(String(breakfast));
      await expect(line.getByText(/se puede pedir desde/)).toHaveCount(0);
      await customer.orders(page);
      const [order] = await ordersOf(page.request, phone);
      expect(Date.parse(order?.para ?? '')).toBe(breakfast);
    });
  });
