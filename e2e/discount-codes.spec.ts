import { expect } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import {
  codesOf,
  costs,
  endsWithoutCodes,
  field,
  line,
  opener,
  owns,
  pesos,
  startsWithoutCodes,
  sumOf,
  tenPercent,
  types,
} from './support/codes.ts';
import { customer, test } from './support/customer.ts';
import { intercept } from './support/intercept.ts';
import { placeOrder } from './support/placedOrder.ts';
import { rememberCustomer, returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Promo codes (extension `codigos`), from a field or a link to the order's page. */

test.beforeEach(({ request }) => startsWithoutCodes(request));
test.afterEach(({ request }) => endsWithoutCodes(request));

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a percentage: typed wrong, typed right, kept by a reload, ordered, and on the order’s page', async ({
    page,
    request,
  }) => {
    const phone = '5559410001';
    await owns(request, tenPercent);
    await returningCustomer(page, phone);
    const { precio } = await line(page);
    const off = Math.floor(precio * 10) / 100;
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await costs(page, precio + 25);

    await types(page, 'crepa-01');
    await expect(page.getByText('Ese código no vale.')).toBeVisible();
    await expect(field(page)).toHaveValue('crepa-01');
    await costs(page, precio + 25);

    await types(page, 'crépa 10');
    await costs(page, precio + 25 - off);
    await expect(sumOf(page, 'Código CREPA10')).toContainText(`−${pesos(off)}`);
    await page.reload();
    await costs(page, precio + 25 - off);

    const message = await customer.orders(page);
    expect(message).toMatch(new RegExp(`Código CREPA10: −\\${pesos(off)}\n`));
    const [order] = await ordersOf(request, phone);
    expect(order).toMatchObject({ codigo: 'CREPA10', descuento: off, total: precio + 25 - off });
    expect(await page.evaluate(() => localStorage.getItem('discountCode'))).toBeNull();

    await tap(page.getByRole('link', { name: new RegExp(`#${order?.id_pedido}`) }).first());
    await expect(sumOf(page, 'Subtotal')).toContainText(
      `Subtotal${pesos(precio)}Código CREPA10−${pesos(off)}Envío$25.00`,
    );
    await expect(page.getByText(pesos(precio + 25 - off)).first()).toBeVisible();
  });

  test('a link puts the code into the cart, and more products give what it misses', async ({
    page,
    request,
  }) => {
    await rememberCustomer(page, '5559410002');
    await page.goto('/home');
    const { precio } = await line(page);
    await owns(request, { ...tenPercent, minimo: precio + 40 });
    await page.goto('/?utm_source=ig&codigo=crepa-10');
    await expect(page).toHaveURL(/\/home$/);
    await customer.opensCart(page);
    await expect(page.getByText('Te faltan $40.00 para usar CREPA10.')).toBeVisible();
    await costs(page, precio + 25);
    await tap(page.getByRole('button', { name: /^Aumentar/ }));
    await costs(page, 2 * precio + 25 - Math.floor(2 * precio * 10) / 100);
    await expect(page.getByText(/^Te faltan/)).toHaveCount(0);

    // By finger it goes again, from the storage too.
    await tap(page.getByRole('button', { name: /^Quitar el código/ }));
    await costs(page, 2 * precio + 25);
    await page.reload();
    await expect(opener(page)).toBeVisible();
    await costs(page, 2 * precio + 25);
  });

  test('the last use goes to another between the cart and «Finalizar»: the new sum is confirmed', async ({
    page,
    request,
  }) => {
    const phone = '5559410003';
    await owns(request, { ...tenPercent, usos: 1 });
    await returningCustomer(page, phone);
    const { precio } = await line(page);
    await types(page, 'CREPA10');
    await costs(page, precio + 25 - Math.floor(precio * 10) / 100);
    const saved = Math.floor(2 * precio * 10) / 100;
    await placeOrder(request, '5559410013', {
      codigo: 'CREPA10',
      descuento: saved,
      total: 2 * precio - saved,
    });

    await customer.finishes(page);
    const question = page.getByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' });
    await expect(question.getByText('Tu código ya no vale para este pedido.')).toBeVisible();
    expect(await ordersOf(request, phone)).toEqual([]);
    const tabOpened = page.context().waitForEvent('page');
    await tap(question.getByRole('button', { name: `Confirmar ${pesos(precio + 25)}` }));
    await (await tabOpened).close();
    await expect(page).toHaveURL('/home');
    const [order] = await ordersOf(request, phone);
    expect(order).toMatchObject({ total: precio + 25 });
    expect(order).not.toHaveProperty('codigo');
    expect(await page.evaluate(() => localStorage.getItem('discountCode'))).toBeNull();
  });

  test('a code that ended since the last visit is dropped with a sentence', async ({ page, request }) => {
    await owns(request, tenPercent);
    await returningCustomer(page, '5559410004');
    const { precio } = await line(page);
    await types(page, 'CREPA10');
    await costs(page, precio + 25 - Math.floor(precio * 10) / 100);
    await page.goto('/tienda');
    // The ended code was the only one: the shop has none now.
    const [code] = await codesOf(request);
    await writeAsOwner(request, `/codigos/${code?.id_codigo}`, { ...tenPercent, hasta: '2020-01-01' });
    await page.goto('/cart');
    await expect(page.getByText('El código CREPA10 ya no vale.')).toBeVisible();
    await costs(page, precio + 25);
    await page.reload();
    await costs(page, precio + 25);
    await expect(page.getByText(/código/i)).toHaveCount(0);
  });

  test('a shop without codes shows nothing of them, whatever the link says', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await rememberCustomer(page, '5559410005');
    await page.goto('/?codigo=CREPA10');
    await expect(page).toHaveURL(/\/home$/);
    await customer.opensCart(page);
    await costs(page, (await line(page)).precio + 25);
    await expect(page.getByText(/código/i)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/codigos'))).toEqual([]);
  });
});

test('each kind of gift, with the fee; what another delivery is for is said', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const phone = '5559410006';
  await returningCustomer(page, phone);
  const { id_producto, precio } = await line(page);
  await owns(
    request,
    { codigo: 'CIEN', tipo: 'monto', valor: 10_000 },
    { codigo: 'ENVIO', tipo: 'envio' },
    { codigo: 'REGALO', tipo: 'producto', valor: id_producto },
    { ...tenPercent, codigo: 'RECOGE', entrega: 'recoger' },
    { ...tenPercent, codigo: 'OTRA', categorias: [4] },
  );
  await expect(opener(page)).toBeVisible();
  const tries = async (code: string, total: number) => {
    await types(page, code);
    await costs(page, total);
    await tap(page.getByRole('button', { name: /^Quitar el código/ }));
    await costs(page, precio + 25);
  };
  // Never more than the products.
  await tries('CIEN', 25);
  await tries('REGALO', 25);
  for (const code of ['RECOGE', 'OTRA']) {
    await types(page, code);
    await expect(page.getByText(/^Vale (si recoges tu pedido|para productos de) .+\.$/)).toBeVisible();
    await costs(page, precio + 25);
    await tap(page.getByRole('button', { name: /^Quitar el código/ }));
  }
  await types(page, 'envio');
  await costs(page, precio);
  const message = await customer.orders(page);
  expect(message).toContain('Envío: $25.00');
  expect(message).toMatch(/Código ENVIO: −\$25\.00/);
  expect(await ordersOf(request, phone)).toMatchObject([{ codigo: 'ENVIO', descuento: 25, total: precio }]);
});

test('a code that cannot be checked stops no order, and the sum is true', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const phone = '5559410007';
  await owns(request, tenPercent);
  const isReachable = await intercept(page, '**/api/codigos/probar', (route) => route.abort());
  await rememberCustomer(page, phone);
  await page.goto('/?codigo=CREPA10');
  await expect(page).toHaveURL(/\/home$/);
  await customer.opensCart(page);
  const { precio } = await line(page);
  await expect(page.getByText('No pudimos revisar tu código.')).toBeVisible();
  await costs(page, precio + 25);
  isReachable();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await costs(page, precio + 25 - Math.floor(precio * 10) / 100);

  await page.route('**/api/codigos/probar', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('No pudimos revisar tu código.')).toBeVisible();
  await customer.orders(page);
  const [order] = await ordersOf(request, phone);
  expect(order).toMatchObject({ total: precio + 25 });
  expect(order).not.toHaveProperty('codigo');
});

test('an order whose answer was lost keeps its code under its key, and is placed once', {
  tag: '@long',
}, async ({ page, request }) => {
  const phone = '5559410008';
  await owns(request, { ...tenPercent, usos: 1 });
  await returningCustomer(page, phone);
  const { precio } = await line(page);
  const total = precio + 25 - Math.floor(precio * 10) / 100;
  await types(page, 'CREPA10');
  await costs(page, total);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The order arrives, the answer does not.
    await route.fetch();
    await route.abort();
  });
  await customer.finishes(page);
  await expect(page.getByText('Tu pedido quedó sin confirmar.')).toBeVisible();
  await expect(page.getByText(`con el código CREPA10`)).toBeVisible();
  await costs(page, total);
  await page.reload();
  await expect(page.getByText('Tu pedido quedó sin confirmar.')).toBeVisible();
  await costs(page, total);
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page).toHaveURL('/home');
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await ordersOf(request, phone)).toMatchObject([{ codigo: 'CREPA10', total }]);
});

test('an order without SMS has its code too', { tag: '@long' }, async ({ page, request }) => {
  const phone = '5559410009';
  await owns(request, tenPercent);
  await rememberCustomer(page, phone, false);
  await page.goto('/?codigo=CREPA10');
  await expect(page).toHaveURL(/\/home$/);
  await customer.opensCart(page);
  const { precio } = await line(page);
  const total = precio + 25 - Math.floor(precio * 10) / 100;
  await costs(page, total);
  await page.route('**/accounts:sendVerificationCode*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
  );
  await customer.finishes(page);
  await expect(page).toHaveURL('/sms');
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByText(`recibimos tu pedido de ${pesos(total)}`)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Que me llamen' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(request, phone)).toMatchObject([{ codigo: 'CREPA10', total }]);
});

test('a code that this phone has used is none in its next cart', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  const phone = '5559410011';
  await owns(request, { ...tenPercent, por_telefono: 1 });
  await returningCustomer(page, phone);
  const { precio } = await line(page);
  await types(page, 'CREPA10');
  await costs(page, precio + 25 - Math.floor(precio * 10) / 100);
  await customer.orders(page);

  const next = await context.newPage();
  await returningCustomer(next, phone);
  await types(next, 'CREPA10');
  await expect(next.getByText('Ese código no vale.')).toBeVisible();
  await costs(next, precio + 25);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the drawer takes a code by keyboard', { tag: '@long' }, async ({ page, request }) => {
    await owns(request, tenPercent);
    await rememberCustomer(page, '5559410010');
    await page.goto('/home');
    await tap(page.getByRole('button', { name: /^Carrito/ }));
    const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
    const { precio } = await line(page);
    await drawer.getByRole('button', { name: '¿Tienes un código?' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('crepa10');
    await page.keyboard.press('Enter');
    await costs(page, precio + 25 - Math.floor(precio * 10) / 100);
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', { name: /^Quitar el código/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: '¿Tienes un código?' })).toBeFocused();
    await costs(page, precio + 25);
  });
});
