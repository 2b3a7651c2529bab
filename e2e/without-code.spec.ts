import { expect, type Page } from '@playwright/test';
import { moveOrder, type OrderWithStage, ordersOf } from './support/api.ts';
import { board } from './support/board.ts';
import { lineOf, storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { interceptNext } from './support/intercept.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A customer who gets no code orders, and the shop calls (decisions T1 and T2). */

const ownCall = '**/api/orders/sin-codigo';
const offer = (page: Page) => page.getByRole('heading', { name: '¿No te llegó el código?' });
const callMe = (page: Page) => page.getByRole('button', { name: 'Que me llamen' });

const providerRefuses = (page: Page) =>
  page.route('**/accounts:sendVerificationCode*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
  );

/** A customer with an address and a cart, on the screen of the code. */
async function comesToSms(page: Page, phone: string, local: Readonly<Record<string, unknown>> = {}) {
  const known = knownCustomer(phone);
  const cart = [await lineOf(page, '/category?categoria=1')];
  await remember(page, { ...known, local: { ...known.local, cart, ...local } });
  await page.goto('/cart');
  await customer.finishes(page);
  await expect(page).toHaveURL('/sms');
}

async function isRefusedByProvider(page: Page) {
  await providerRefuses(page);
  await expect(offer(page)).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(offer(page)).toBeVisible();
}

async function placedOrder(page: Page, phone: string): Promise<OrderWithStage> {
  const [order, ...more] = await ordersOf(page.request, phone);
  expect(more).toEqual([]);
  if (!order) throw new Error(`There is no order of ${phone}.`);
  return order;
}

test.beforeEach(({ request }) => board.clears({ request }));

test('no code, a call, confirmed on the board, and delivered @desk', async ({ page, browser }) => {
  const phone = '5559320001';
  await comesToSms(page, phone);
  await isRefusedByProvider(page);
  await tap(callMe(page));
  await expect(page).toHaveURL('/home');
  const { id_pedido: id, etapa } = await placedOrder(page, phone);
  expect(etapa).toBe('por_confirmar');
  const notice = page.getByRole('status').filter({ hasText: `¡Listo! Recibimos tu pedido #${id}.` });
  await expect(notice).toContainText(`La tienda te llama al 55 5932 0001 para confirmarlo`);
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /PEDIDO POR CONFIRMAR/ })).toBeVisible();
  await tap(notice.getByRole('link', { name: 'Ver pedido' }));
  await expect(page).toHaveURL(/\/seguimiento\/[\w-]{22}$/);
  await expect(page.getByText('La tienda te llama para confirmar tu pedido.')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await board.opens(staff, 'cocina@crepas.test');
  const card = board.card(staff, id);
  await expect(card).toContainText(`Por confirmar: llama al ${phone}`);
  await expect(card.getByRole('link', { name: `Llamar por el pedido #${id}` })).toHaveAttribute(
    'href',
    `tel:+52${phone}`,
  );
  await board.taps(staff, `Detalles del pedido #${id}`);
  const details = staff.getByRole('dialog');
  await expect(details.getByRole('link', { name: 'Cambiar pedido' })).toBeVisible();
  await expect(details.getByRole('link', { name: /^Imprimir/ })).toHaveCount(0);
  await staff.keyboard.press('Escape');
  await board.tapsInOrder(staff, id, `Confirmado #${id} en 30 min`);
  await board.shows(staff, id, 'Aceptado');
  // By its events: nothing is loaded again.
  await expect(page.getByText('La tienda aceptó tu pedido.')).toBeVisible();
  await moveOrder(page.request, id, [
    { etapa: 'preparando' },
    { etapa: 'en_camino' },
    { etapa: 'entregado' },
  ]);
  await expect(page.getByText('Tu pedido fue entregado.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page.getByText('Ya no tienes pedidos en camino.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Pedido #/ })).toHaveCount(0);
});

test('a code that does not come for a minute, an order by WhatsApp, and nobody answers the call', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  const phone = '5559320002';
  const sentAMinuteAgo = { smsCooldown: 60, smsAttempts: 1, smsLastTry: Date.now() - 61_000 };
  await comesToSms(page, phone, sentAMinuteAgo);
  await expect(offer(page)).toBeVisible();
  const tabOpened = context.waitForEvent('page');
  await tap(page.getByRole('button', { name: 'Pedir por WhatsApp' }));
  const tab = await tabOpened;
  await tab.waitForURL('https://wa.me/**');
  const { id_pedido: id } = await placedOrder(page, phone);
  expect(new URL(tab.url()).searchParams.get('text')).toContain(`*Pedido #${id}* por confirmar, sin código`);
  await tab.close();
  await expect(page.getByRole('link', { name: /PEDIDO POR CONFIRMAR/ })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await board.opens(staff, 'cocina@crepas.test');
  await board.tapsInOrder(staff, id, `No contesta #${id}`);
  await board.taps(staff, 'Rechazar');
  const ended = page.getByRole('alert').filter({ hasText: `Pedido #${id}` });
  await expect(ended).toContainText('La tienda rechazó tu pedido. Motivo: No contesta');
  await tap(ended.getByRole('button', { name: 'Entendido' }));
  await expect(ended).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Agregar/ }).first()).toBeVisible();
  await expect(ended).toHaveCount(0);
});

test('the customer follows it after a reload, and cancels it by the link', async ({ page, browser }) => {
  const phone = '5559320003';
  await comesToSms(page, phone);
  await isRefusedByProvider(page);
  await tap(callMe(page));
  await expect(page).toHaveURL('/home');
  const { id_pedido: id } = await placedOrder(page, phone);
  await page.reload();
  await tap(page.getByRole('link', { name: /PEDIDO POR CONFIRMAR/ }));
  await expect(page).toHaveURL(/\/seguimiento\//);
  // The link alone is enough, on any device. It does not tell the phone.
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: `Pedido #${id}` })).toBeVisible();
  expect(await other.locator('body').innerText()).not.toContain(phone);
  await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
  await tap(page.getByRole('button', { name: 'Sí, cancelar pedido' }));
  await expect(page.getByText('Cancelaste tu pedido.')).toBeVisible();
  expect(await ordersOf(page.request, phone)).toEqual([]);
});

test('a lost answer leaves one order, however often it is sent', async ({ page }) => {
  const phone = '5559320004';
  await comesToSms(page, phone);
  await isRefusedByProvider(page);
  await interceptNext(page, ownCall, (route) => route.fetch().then(() => route.abort()));
  await tap(callMe(page));
  const unconfirmed = page.getByRole('alert').filter({ hasText: 'Tu pedido quedó sin confirmar.' });
  await expect(unconfirmed).toBeVisible();
  await page.goto('/cart');
  await tap(unconfirmed.getByRole('button', { name: 'Reintentar' }));
  await expect(page).toHaveURL('/home');
  await placedOrder(page, phone);
  await expect(page.getByRole('link', { name: /PEDIDO POR CONFIRMAR/ })).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
});

test('what is refused is said beside the field or with a way to the shop, and the cart stays', {
  tag: '@long',
}, async ({ page }) => {
  const phone = '5559320005';
  await comesToSms(page, phone);
  await isRefusedByProvider(page);
  const field = page.locator('[name=phone]');
  await field.fill('55 123');
  await tap(callMe(page));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Escribe los 10 dígitos/);
  await expect(field).toBeFocused();
  await field.fill('+52 55 5932 0005');
  const refuse = (status: number, json: object) =>
    interceptNext(page, ownCall, (route) => route.fulfill({ status, json }));

  await refuse(409, {
    error: 'Ya tienes un pedido por confirmar con este teléfono.',
    codigo: 'por_confirmar',
  });
  await tap(callMe(page));
  await expect(field).toHaveAccessibleDescription(/Ya tienes un pedido por confirmar/);
  await expect(field).toBeFocused();

  await refuse(429, {
    error: 'Ahora no podemos tomar más.',
    whatsapp: '525511112222',
    telefono: '5533334444',
  });
  await tap(callMe(page));
  const refusal = page.getByRole('alert').filter({ hasText: 'Ahora no podemos tomar más.' });
  await expect(refusal.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+525533334444');
  await expect(refusal.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/525511112222/,
  );
  expect(await storedCart(page)).toHaveLength(1);
  expect(await ordersOf(page.request, phone)).toEqual([]);
  await tap(callMe(page));
  await expect(page).toHaveURL('/home');
  await placedOrder(page, phone);
});

test('a price that changed is confirmed first, and then it is still an order without a code', async ({
  page,
}) => {
  const phone = '5559320006';
  await comesToSms(page, phone);
  await isRefusedByProvider(page);
  const [line] = await storedCart(page);
  const changed = {
    error: 'Tu pedido cambió.',
    total: line?.precio,
    cambios: [
      {
        id_producto: line?.id_producto,
        motivo: 'precio',
        nombre: line?.nombre,
        antes: 1,
        ahora: line?.precio,
      },
    ],
  };
  await interceptNext(page, ownCall, (route) => route.fulfill({ status: 409, json: changed }));
  await tap(callMe(page));
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Confirmar/ }));
  await expect(page).toHaveURL('/home');
  expect((await placedOrder(page, phone)).etapa).toBe('por_confirmar');
});

test('a shop that does not take them offers nothing', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/shop', async (route) => {
    const response = await route.fetch();
    const shop = await response.json();
    const extensiones = shop.extensiones.filter((name: string) => name !== 'sin_codigo');
    await route.fulfill({ response, json: { ...shop, extensiones } });
  });
  await comesToSms(page, '5559320007');
  await providerRefuses(page);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByText(/^Error de autenticación/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  // The page may be reading the shop again.
  await page.unrouteAll({ behavior: 'wait' });
});
