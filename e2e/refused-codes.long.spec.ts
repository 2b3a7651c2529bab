import { expect } from '@playwright/test';
import { ordersOf, readAsOwner, writeAsOwner } from './support/api.ts';
import {
  costs,
  endsWithoutCodes,
  field,
  line,
  owns,
  pesos,
  startsWithoutCodes,
  tenPercent,
  types,
} from './support/codes.ts';
import { customer, test, withoutWhatsApp } from './support/customer.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { openOwnShop } from './support/ownShop.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** What a customer reads of each code that takes nothing off, by finger; and cash for what a code leaves to pay. */

test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(({ request }) => startsWithoutCodes(request));
test.afterEach(async ({ request }) => {
  await endsWithoutCodes(request);
  await writeAsOwner(request, '/shop', { recoger: { activo: false, minutos: 20 } });
});

/** As «Quitar» and a new one: the field is there again. */
const removesCode = (page: Parameters<typeof types>[0]) =>
  tap(page.getByRole('button', { name: /^Quitar el código/ }));

test('each refusal is said, and the cart costs what it did', async ({ page, request }) => {
  await returningCustomer(page, '5559420001');
  const { id_producto, precio } = await line(page);
  const others = await readAsOwner<{ id_producto: number; nombre: string }[]>(
    request,
    '/category?categoria=2',
  );
  const [other] = others.filter((one) => one.id_producto !== id_producto);
  const inTwoDays = (new Date(Date.now() + 2 * 86_400_000).getUTCDay() || 7) as number;
  const saved = Math.floor(2 * precio * 10) / 100;
  await owns(
    request,
    { ...tenPercent, codigo: 'TERMINADO', hasta: '2020-01-01' },
    { ...tenPercent, codigo: 'PAUSADO', pausado: true },
    { ...tenPercent, codigo: 'FUTURO', desde: '2099-01-01' },
    { ...tenPercent, codigo: 'AGOTADO', usos: 1 },
    { ...tenPercent, codigo: 'MINIMO', minimo: precio + 40 },
    { ...tenPercent, codigo: 'RECOGE', entrega: 'recoger' },
    { ...tenPercent, codigo: 'BEBIDAS', categorias: [2] },
    { codigo: 'REGALO', tipo: 'producto', valor: other?.id_producto },
    { ...tenPercent, codigo: 'HORARIO', dias: [{ dias: [inTwoDays], desde: '10:00', hasta: '11:00' }] },
  );
  await placeOrder(request, '5559420002', { codigo: 'AGOTADO', descuento: saved, total: 2 * precio - saved });

  // Nobody learns which of them there are.
  for (const code of ['NOHAY', 'TERMINADO', 'PAUSADO', 'FUTURO', 'AGOTADO']) {
    await types(page, code);
    await expect(page.getByText('Ese código no vale.'), code).toBeVisible();
    await expect(field(page)).toHaveValue(code);
    await costs(page, precio + 25);
    await field(page).fill('');
    await expect(page.getByText('Ese código no vale.')).toHaveCount(0);
  }

  const mended: readonly (readonly [string, string | RegExp])[] = [
    ['MINIMO', 'Te faltan $40.00 para usar MINIMO.'],
    ['RECOGE', 'Vale si recoges tu pedido en la tienda.'],
    ['BEBIDAS', /^Vale para productos de .+\.$/],
    ['REGALO', `Vale con «${other?.nombre}» en tu pedido.`],
    ['HORARIO', /^Vale a estas horas: \S+, 10:00 a\.m\. a 11:00 a\.m\.$/],
  ];
  for (const [code, sentence] of mended) {
    await types(page, code);
    await expect(page.getByText(sentence), code).toBeVisible();
    await costs(page, precio + 25);
    await removesCode(page);
  }
});

test('a free delivery is nothing for a pickup, and nothing where delivery is free', async ({
  page,
  request,
}) => {
  await writeAsOwner(request, '/shop', { recoger: { activo: true, minutos: 15 } });
  await owns(request, { codigo: 'ENVIO', tipo: 'envio' });
  await returningCustomer(page, '5559420003');
  const { precio } = await line(page);
  await types(page, 'ENVIO');
  await costs(page, precio);
  await tap(page.getByRole('button', { name: 'Recoger', exact: true }));
  await expect(page.getByText('Vale para pedidos a domicilio.')).toBeVisible();
  await costs(page, precio);
  await tap(page.getByRole('button', { name: 'A domicilio', exact: true }));
  await expect(page.getByText('Vale para pedidos a domicilio.')).toHaveCount(0);
  await costs(page, precio);

  await writeAsOwner(request, '/shop', { tarifas: [] });
  await page.reload();
  await expect(page.getByText('El envío de este pedido ya es gratis.')).toBeVisible();
  await costs(page, precio);
});

test('cash is chosen for what the code leaves to pay, and again when it is gone', async ({
  page,
  request,
}) => {
  const phone = '5559420004';
  await returningCustomer(page, phone);
  const { precio } = await line(page);
  // Without the code the bill would not do.
  const bill = Math.floor((precio + 24) / 100) * 100;
  const total = bill - 10;
  await owns(request, { codigo: 'BILLETE', tipo: 'monto', valor: precio + 25 - total });
  const chosen = page.getByRole('button', { name: pesos(bill), exact: true });
  await types(page, 'BILLETE');
  await costs(page, total);
  await tap(chosen);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');

  await removesCode(page);
  await expect(
    page.getByText(`Tu total subió a ${pesos(precio + 25)}. Elige otra vez con cuánto pagas.`),
  ).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await types(page, 'BILLETE');
  await costs(page, total);
  await tap(chosen);
  expect(await customer.orders(page)).toMatch(
    new RegExp(`Paga con\\s\\${pesos(bill)} · Cambio\\s\\${pesos(10)}`),
  );
  expect(await ordersOf(request, phone)).toMatchObject([{ codigo: 'BILLETE', total, paga_con: bill }]);
});

test('after many wrong codes none is tried for a while, and the order goes without one', async ({
  browser,
}) => {
  const shop = await openOwnShop({ RATE_LIMIT: 'on' });
  const phone = '5559420005';
  try {
    await inOtherBrowser(browser, { baseURL: shop.url, locale: 'es-MX' }, async (page) => {
      const { request } = page;
      await withoutWhatsApp(page.context());
      await owns(request, tenPercent);
      await returningCustomer(page, phone);
      const { precio } = await line(page);
      for (let guess = 1; guess <= 10; guess += 1) {
        const answer = page.waitForResponse('**/api/codigos/probar');
        await types(page, `ADIVINA${guess}`);
        expect((await answer).status()).toBe(409);
        await expect(page.getByText('Ese código no vale.')).toBeVisible();
      }
      await types(page, 'CREPA10');
      await expect(
        page.getByText(/^Son muchos intentos seguidos\. Intenta de nuevo en \d+ minutos\.$/),
      ).toBeVisible();
      await expect(field(page)).toHaveValue('CREPA10');
      await costs(page, precio);
      await customer.orders(page);
      const [order] = await ordersOf(request, phone);
      expect(order).toMatchObject({ total: precio });
      expect(order).not.toHaveProperty('codigo');
    });
  } finally {
    await shop.close();
  }
});
