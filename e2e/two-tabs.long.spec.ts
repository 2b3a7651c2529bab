import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { comesToTheCart, customer, test } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Two tabs are one customer: they share their state, and together they order once. */

async function anotherTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar' });

test('cart, address and phone are the same in both', async ({ page, context }) => {
  const phone = '5555000001';
  await page.goto('/home');
  const other = await anotherTab(context, '/cart');
  await expect(other.getByText('Tu carrito está vacío')).toBeVisible();

  await comesToTheCart(page, phone);
  await expect(other.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByText(/Colima 5/)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await expect(other.getByRole('group', { name: /^Cantidad/ })).toContainText('2');
  await tap(other.getByRole('button', { name: /^Eliminar/ }));
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await tap(other.getByRole('button', { name: 'Deshacer' }));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  // The verification in one tab lets the other order.
  await tap(finish(other));
  await expect(other).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

test('simultaneous orders in both tabs are one order', async ({ page, context }) => {
  const phone = '5555000002';
  await returningCustomer(page, phone);
  const other = await anotherTab(context, '/cart');
  await expect(finish(other)).toBeVisible();
  // Both send before either receives the storage event.
  const both: (() => void)[] = [];
  await context.route('**/api/orders', async (route) => {
    await new Promise<void>((resolve) => {
      both.push(resolve);
      if (both.length === 2) for (const go of both) go();
    });
    await route.continue();
  });
  await Promise.all([tap(finish(page)), tap(finish(other))]);
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

test('an order in a tab with a stale state is still one order', async ({ page, context }) => {
  const phone = '5555000003';
  await returningCustomer(page, phone);
  const deaf = await context.newPage();
  await deaf.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await deaf.goto('/cart');
  await expect(finish(deaf)).toBeVisible();
  await customer.orders(page);
  expect(await storedCart(page)).toEqual([]);

  await tap(finish(deaf));
  await expect(deaf).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});

test('an unconfirmed order of one tab is asked about in the other', async ({ page, context }) => {
  const phone = '5555000004';
  await returningCustomer(page, phone);
  const other = await anotherTab(context, '/cart');
  await expect(finish(other)).toBeVisible();
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch(); // the server has it
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await tap(finish(page));
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();

  await tap(other.getByRole('button', { name: 'Aumentar cantidad' }));
  await tap(finish(other));
  await expect(other.getByText('Tu pedido anterior quedó sin confirmar.')).toBeVisible();
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  await tap(other.getByRole('button', { name: 'Reintentar' }));
  await expect(other).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await storedCart(other)).toMatchObject([{ quantity: 2 }]);
});
