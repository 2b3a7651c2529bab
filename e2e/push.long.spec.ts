import { expect, type Page, test } from '@playwright/test';
import { smsCode } from './support/api.ts';
import { board } from './support/board.ts';
import { intercept } from './support/intercept.ts';
import { knownDelivery } from './support/orderDetails.ts';
import { layoutShift } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { deliver, subscription, withPushService, workerOf } from './support/push.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { remember } from './support/state.ts';
import { tap } from './support/tap.ts';
import { opensUnanswered, opensWithoutPushKeys } from './support/unansweredOrder.ts';

/** A push message reaches the service worker, is shown, and a tap opens what it is about. */

test.use({ serviceWorkers: 'allow' });
test.beforeEach(board.clears);

/** A server with push: what the browser sends to it. */
async function withPush(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/push/clave', (route) => route.fulfill({ json: { clave: 'B'.repeat(87) } }));
  await page.route('**/api/push', (route) => {
    sent.push(route.request().method(), route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return sent;
}

/** The shop's settings of such a server, after a wait in milliseconds. */
async function withPushKeys(page: Page, afterMs = 0) {
  await page.route('**/api/shop', async (route) => {
    const answer = await route.fetch();
    const shop = await answer.json();
    await new Promise((done) => setTimeout(done, afterMs));
    await route.fulfill({ response: answer, json: { ...shop, extensiones: [...shop.extensiones, 'push'] } });
  });
}

test('staff subscribe a device, and a tapped notification leads to the order on the board', async ({
  page,
  context,
  request,
}) => {
  await withPushService(page);
  const sent = await withPush(page);
  await withPushKeys(page);
  await board.opens(page);
  const id = await placeOrder(request, '5574000001');
  await board.taps(page, 'Avisarme en este equipo');
  await expect(page.getByText('Este equipo recibe avisos')).toBeVisible();
  expect(sent).toEqual(['POST', subscription]);

  await opensScreen(page, 'Tienda');
  await tap(page.getByRole('link', { name: 'Pedidos', exact: true }));
  const worker = await workerOf(context, '/admin-sw.js');
  await deliver(page, '/admin', {
    titulo: `Pedido #${id} sin respuesta`,
    cuerpo: 'Espera desde hace un minuto.',
    url: `/orders?pedido=${id}`,
    orden: id,
  });
  await worker.shows({ title: `Pedido #${id} sin respuesta`, body: 'Espera desde hace un minuto.' });
  await worker.taps();
  await expect(board.card(page, id)).toBeFocused();
  await expect(board.card(page, id)).toBeInViewport();
  await expect(page).toHaveURL('/orders');
  await worker.shows();

  await board.taps(page, 'Ya no avisarme');
  await expect(page.getByRole('button', { name: 'Avisarme en este equipo' })).toBeVisible();
  expect(sent.slice(2)).toEqual(['DELETE', { endpoint: subscription.endpoint }]);
  // The page may be reading the shop again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a tapped notification leads to an order that the first forty cards do not show', async ({ page }) => {
  const orders = Array.from({ length: 85 }, (_, index) => ({
    ...knownDelivery,
    id_pedido: index + 1,
    total: 445,
    etapa: 'recibido',
  }));
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: orders }));
  await staff.opens(page, '/admin');
  await page.goto('/orders?pedido=81');
  await expect(board.card(page, 81)).toBeFocused();
  await expect(board.card(page, 81)).toBeInViewport();
  await expect(page).toHaveURL('/orders');
  await expect(board.card(page, 85)).toBeVisible();
});

test('nothing on the board moves when the browser refuses a wake lock and push is offered', async ({
  page,
  request,
}) => {
  // A whole card is in sight.
  await page.setViewportSize({ width: 390, height: 1600 });
  const id = await placeOrder(request, '5574000009');
  await withPushService(page);
  await withPushKeys(page, 3_000);
  await page.addInitScript(() => {
    WakeLock.prototype.request = () =>
      new Promise((_, refuse) => setTimeout(() => refuse(new DOMException('low battery')), 300));
  });
  // On a busy machine a minute passes meanwhile: «1 min» is wider than «Ahora».
  await page.clock.setFixedTime(Date.now());
  await board.opens(page);
  await page.reload();
  await expect(page.getByText('La pantalla puede apagarse: ')).toBeVisible();
  const details = page.getByRole('button', { name: `Detalles del pedido #${id}` });
  const sound = page.getByRole('button', { name: 'Activar sonido' });
  const places = async () => [await details.boundingBox(), await sound.boundingBox()];
  await page.evaluate(() => document.fonts.ready);
  const [before, shiftBefore] = [await places(), await layoutShift(page)];
  // The shop's letters may move the words of a button by a pixel as they load: 0.00001.
  expect(shiftBefore).toBeLessThan(0.0001);
  await expect(page.getByRole('button', { name: 'Avisarme en este equipo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  // Not every shift is in the browser's own sum.
  expect(await places()).toEqual(before);
  expect(await layoutShift(page)).toBe(shiftBefore);
  // The page may be reading the shop again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a customer asks to be told, and a message about the order is shown', async ({ page, context }) => {
  await withPushService(page);
  const sent = await withPush(page);
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await opensUnanswered(page);
  await tap(page.getByRole('button', { name: 'Avísame cuando salga' }));
  await expect(page.getByText('Te avisamos en este teléfono cuando salga tu pedido.')).toBeVisible();
  expect(sent).toEqual(['POST', subscription]);
  const worker = await workerOf(context, '/sw.js');
  await deliver(page, '/', {
    titulo: 'Tu pedido va en camino',
    cuerpo: 'Pedido #9',
    url: '/order-details/9',
    orden: 9,
  });
  await worker.shows({ title: 'Tu pedido va en camino', body: 'Pedido #9' });
  await worker.taps();
  await worker.shows();
  await expect(page).toHaveURL('/order-details/9');
});

test('a customer turns the messages off again', async ({ page }) => {
  await withPushService(page);
  await withPush(page);
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await opensUnanswered(page);
  await tap(page.getByRole('button', { name: 'Avísame cuando salga' }));
  await expect(page.getByText('Te avisamos en este teléfono cuando salga tu pedido.')).toBeVisible();

  const reconnect = await intercept(page, '**/api/push', (route) => route.abort());
  await tap(page.getByRole('button', { name: 'Ya no avisarme' }));
  await expect(page.getByText('No pudimos conectar con la tienda.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya no avisarme' })).toBeVisible();

  reconnect();
  const sent = await withPush(page);
  await tap(page.getByRole('button', { name: 'Ya no avisarme' }));
  await expect(page.getByRole('button', { name: 'Avísame cuando salga' })).toBeVisible();
  await expect(page.getByText('Te avisamos en este teléfono')).toHaveCount(0);
  expect(sent).toEqual(['DELETE', { endpoint: subscription.endpoint }]);
});

test('without permission nothing is sent, and the page says so', async ({ page }) => {
  await withPushService(page);
  const sent = await withPush(page);
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await opensUnanswered(page);
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'default';
  });
  await tap(page.getByRole('button', { name: 'Avísame cuando salga' }));
  await expect(page.getByText('No diste permiso para mostrar avisos.')).toBeVisible();
  expect(sent).toEqual([]);
});

/** Safari on an iPhone, whose page is not on the home screen. */
const onAnIPhone = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });

const customersHint = (page: Page) => page.getByText('agrega la tienda a tu pantalla de inicio');
const staffsHint = (page: Page) => page.getByText('Para recibir avisos en este iPhone, agrega esta página');

test('an iPhone whose page is not on the home screen is told to add it', async ({ page }) => {
  await onAnIPhone(page);
  await opensUnanswered(page);
  await expect(customersHint(page)).toBeVisible();
  await expect(customersHint(page)).toContainText('tu carrito no se copia');
  const { pathname } = new URL(page.url());
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ start_url: pathname, display: 'standalone' });
  await expect(page.getByRole('button', { name: 'Avísame cuando salga' })).toHaveCount(0);
  await board.opens(page);
  await expect(staffsHint(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avisarme en este equipo' })).toHaveCount(0);
});

test('the app of a home screen, which has nothing of the browser, opens the order once the phone is verified', async ({
  page,
}) => {
  const phone = '5559170044';
  const id = await placeOrder(page.request, phone);
  await remember(page, { session: { session: { splashSeen: true, locationAnswered: true } } });
  await page.goto(`/order-details/${id}`);
  await expect(
    page.getByText('Para ver tu pedido aquí, verifica el número con el que pediste.'),
  ).toBeVisible();
  await expect(page.getByText(/Puede que sea de otro número/)).toHaveCount(0);
  await tap(page.getByRole('link', { name: 'Verificar mi teléfono' }));
  await expect(page).toHaveURL('/sms');
  await page.locator('[name=phone]').fill(phone);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
  await page.locator('[name=code]').fill(await smsCode(page.request, phone));
  await tap(page.getByRole('button', { name: /Verificar/ }));
  await expect(page).toHaveURL(`/order-details/${id}`);
  await expect(page.getByRole('list', { name: 'Productos del pedido' })).toBeVisible();
});

test('a server without push keys shows no button', async ({ page }) => {
  await withPushService(page);
  await opensWithoutPushKeys(page);
  await expect(page.getByText('La tienda tiene tu pedido y pronto lo confirma.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avísame cuando salga' })).toHaveCount(0);
  await board.opens(page);
  await expect(page.getByRole('button', { name: 'Activar sonido' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avisarme en este equipo' })).toHaveCount(0);
});
