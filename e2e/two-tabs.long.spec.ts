import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { comesToTheCart, customer, test } from './support/customer.ts';
import { interceptNext } from './support/intercept.ts';
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
  const undo = other.getByRole('button', { name: 'Deshacer' });
  // The focus holds the notice, which otherwise ends after six seconds.
  await undo.focus();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await tap(undo);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  // The verification in one tab lets the other order.
  await tap(finish(other));
  await expect(other).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

/** Both send before either receives the storage event. */
async function sendTogether(context: BrowserContext) {
  const both: (() => void)[] = [];
  await context.route('**/api/orders', async (route) => {
    await new Promise<void>((resolve) => {
      both.push(resolve);
      if (both.length === 2) for (const go of both) go();
    });
    await route.continue();
  });
}

test('simultaneous orders in both tabs are one order', async ({ page, context }) => {
  const phone = '5555000002';
  await returningCustomer(page, phone);
  const other = await anotherTab(context, '/cart');
  await expect(finish(other)).toBeVisible();
  await sendTogether(context);
  await Promise.all([tap(finish(page)), tap(finish(other))]);
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

/** A cart that hears nothing of the other tab. */
async function deafTab(context: BrowserContext): Promise<Page> {
  const deaf = await context.newPage();
  await deaf.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await deaf.goto('/cart');
  await expect(finish(deaf)).toBeVisible();
  return deaf;
}

test('an order in a tab with a stale state is still one order', async ({ page, context }) => {
  const phone = '5555000003';
  await returningCustomer(page, phone);
  const deaf = await deafTab(context);
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
  await interceptNext(page, '**/api/orders', async (route) => {
    await route.fetch(); // the server has it
    await route.abort('connectionreset');
  });
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

for (const hears of [true, false]) {
  test(`an unconfirmed order that the other tab has placed is not sent again ${hears ? 'once this one hears of it' : 'by one that heard nothing'}`, async ({
    page,
    context,
  }) => {
    const phone = hears ? '5555000011' : '5555000012';
    await returningCustomer(page, phone);
    const first = hears ? await anotherTab(context, '/cart') : await deafTab(context);
    await interceptNext(first, '**/api/orders', (route) => route.abort('connectionreset'));
    await tap(finish(first));
    const again = first.getByRole('button', { name: 'Reintentar' });
    await expect(again).toBeVisible();

    await page.goto('/cart');
    await tap(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page).toHaveURL('/home');
    // Another cart has another key.
    await customer.opensProduct(page);
    await customer.addsToCart(page);
    if (!hears) await tap(again);
    await expect(again).toBeHidden();
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
    expect(await storedCart(page)).toHaveLength(1);
  });
}

test('a discarded order that has arrived is told when its cart comes with another note, and another one is made aside', async ({
  page,
}) => {
  const phone = '5555000009';
  await returningCustomer(page, phone);
  await interceptNext(page, '**/api/orders', async (route) => {
    await route.fetch(); // the server has it
    await route.abort('connectionreset');
  });
  await tap(finish(page));
  await tap(page.getByRole('button', { name: 'Descartar' }));
  await tap(page.getByRole('button', { name: 'Agregar nota para la cocina' }));
  await page.getByLabel('Nota para la cocina').fill('Sin azúcar');
  await tap(finish(page));
  const told = page.getByRole('alert').filter({ hasText: 'Ya tenemos un pedido de este carrito' });
  await expect(told).toBeVisible();
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await storedCart(page)).toHaveLength(1);
  await tap(told.getByRole('button', { name: 'Pedir otro aparte' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(2);
  expect(await storedCart(page)).toEqual([]);
});

/** As at the moment at which both tabs have looked, and neither has written. */
function seesNoPendingOrder() {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return key === 'pendingOrder' ? null : getItem.call(this, key);
  };
}

test.describe('at a shop that takes orders for later', () => {
  const programar = (activo: boolean) => ({ programar: { activo, dias: activo ? 1 : 0, por_cuarto: null } });
  test.beforeEach(({ request }) => writeAsOwner(request, '/shop', programar(true)));
  test.afterEach(({ request }) => writeAsOwner(request, '/shop', programar(false)));

  const choosesLater = async (page: Page) => {
    await tap(page.getByRole('radio', { name: 'A otra hora' }));
    await page.getByRole('combobox', { name: /^Hora/ }).selectOption({ index: 2 });
  };
  const told = (page: Page) => page.getByText(/^Ya tenemos un pedido de este carrito: míralo en el inicio/);

  test('one for now and one for later, sent together, are one order: the other tab is told', async ({
    page,
    context,
  }) => {
    const phone = '5555000005';
    await context.addInitScript(seesNoPendingOrder);
    await returningCustomer(page, phone);
    const other = await anotherTab(context, '/cart');
    await choosesLater(other);
    await sendTogether(context);
    await Promise.all([tap(finish(page)), tap(finish(other))]);
    // The server takes either.
    await expect
      .poll(async () => {
        const paths = [page, other].map((tab) => new URL(tab.url()).pathname).sort();
        return { paths, told: (await told(page).count()) + (await told(other).count()) };
      })
      .toEqual({ paths: ['/cart', '/home'], told: 1 });
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
    expect(await storedCart(page)).toEqual([]);
  });

  test('one for later in a tab with a stale state is none', async ({ page, context }) => {
    const phone = '5555000006';
    await returningCustomer(page, phone);
    const deaf = await deafTab(context);
    await choosesLater(deaf);
    await customer.orders(page);

    await tap(finish(deaf));
    await expect(told(deaf)).toBeVisible();
    await expect(deaf.getByText('Tu carrito está vacío')).toBeVisible();
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  });
});
