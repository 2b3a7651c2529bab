import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { moveOrder, readAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { interceptNext } from './support/intercept.ts';
import { stopsClock } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** An evening at the board: two tablets, one state. */

test.beforeEach(board.clears);

/** The number of the bell's notes that were played. */
function countNotes() {
  const { start } = OscillatorNode.prototype;
  let notes = 0;
  OscillatorNode.prototype.start = function (...when) {
    notes += 1;
    document.documentElement.dataset.notes = String(notes);
    start.apply(this, when);
  };
}

/** The kitchen's tablet, signed in as staff. */
async function kitchenTablet(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(countNotes);
  await board.opens(page, 'cocina@crepas.test');
  return page;
}

type DetailsWire = { etapa: string; motivo?: string };
const stageOf = async (page: Page, id: number) =>
  (await readAsOwner<DetailsWire>(page.request, `/order-details/${id}`)).etapa;

test('three orders go through an evening on two tablets', async ({ page, browser }) => {
  await page.clock.install();
  await board.opens(page);
  const kitchen = await kitchenTablet(browser);

  await board.taps(kitchen, 'Activar sonido');
  await expect(kitchen.getByText('Los pedidos nuevos suenan', { exact: true })).toBeVisible();

  const first = await placeOrder(page.request, '5571000001');
  for (const tablet of [page, kitchen]) {
    await board.shows(tablet, first, 'Recibido');
    await expect(tablet).toHaveTitle(/^\(\d+\) Pedidos/);
    await expect(tablet.getByText(`Pedido nuevo #${first}`)).toBeAttached();
  }
  const played = () => kitchen.evaluate(() => Number(document.documentElement.dataset.notes));
  const before = await played();
  await expect.poll(played).toBeGreaterThan(before);
  const second = await placeOrder(page.request, '5571000002');
  const third = await placeOrder(page.request, '5571000003');

  // Accepted on one tablet, it is accepted on the other.
  await board.tapsInOrder(kitchen, first, `Aceptar #${first} en 15 min`);
  await board.shows(page, first, 'Aceptado');
  await expect(board.card(page, first)).toContainText('(de 15)');
  await board.tapsInOrder(page, second, `Aceptar #${second} en otro tiempo`);
  await page.getByLabel('Minutos').fill('25');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }));
  await board.shows(kitchen, second, 'Aceptado');
  await expect(board.card(kitchen, second)).toContainText('(de 25)');

  // A rejection needs a reason, and removes the order from both boards.
  await board.tapsInOrder(kitchen, third, `Rechazar #${third}`);
  const question = kitchen.getByRole('dialog');
  await tap(question.getByRole('button', { name: 'Rechazar' }));
  await expect(question.getByText('Escribe el motivo: el cliente lo lee.')).toBeVisible();
  await tap(question.getByRole('button', { name: 'Se acabó un ingrediente' }));
  await tap(question.getByRole('button', { name: 'Rechazar' }));
  await expect(board.card(page, third)).toHaveCount(0);
  expect(await readAsOwner<DetailsWire>(page.request, `/order-details/${third}`)).toMatchObject({
    etapa: 'rechazado',
    motivo: 'Se acabó un ingrediente',
  });

  // An undone step is never sent. It can be undone for five seconds, which the tablet's clock waits with.
  await stopsClock(page);
  await board.taps(page, `Empezar a preparar #${first}`);
  await board.shows(page, first, 'En preparación');
  await board.taps(page, `Deshacer #${first}`);
  await board.shows(page, first, 'Aceptado');
  await page.clock.resume();
  await board.taps(page, `Empezar a preparar #${first}`);
  // The next step ends the previous one's time to undo.
  for (const [step, stage] of [
    ['Empezar a preparar', 'En preparación'],
    ['Salió a entregar', 'En camino'],
  ] as const) {
    await board.taps(page, `${step} #${second}`);
    await board.shows(kitchen, first, stage);
    await board.taps(page, `${step === 'Empezar a preparar' ? 'Salió a entregar' : 'Entregado'} #${first}`);
    await board.shows(kitchen, second, stage);
  }
  await expect(board.card(kitchen, first)).toHaveCount(0);
  await board.tapsInOrder(kitchen, second, `Cancelar pedido #${second}`);
  await kitchen.getByLabel('Motivo').fill('El cliente ya no estaba');
  await tap(kitchen.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }));
  await expect(board.card(page, second)).toHaveCount(0);
  expect(await stageOf(page, first)).toBe('entregado');
  expect(await stageOf(page, second)).toBe('cancelado');
  await kitchen.close();
});

test('the second of two acceptances of an order gets a message with the promise of the first', async ({
  page,
  browser,
}) => {
  await board.opens(page);
  const kitchen = await kitchenTablet(browser);
  const id = await placeOrder(page.request, '5571000004');
  await board.shows(kitchen, id, 'Recibido');
  await board.shows(page, id, 'Recibido');

  let letGo = () => {};
  const accepted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/orders/${id}`, async (route) => {
    await accepted;
    await route.continue();
  });
  await board.tapsInOrder(page, id, `Aceptar #${id} en 45 min`);
  await board.tapsInOrder(kitchen, id, `Aceptar #${id} en 20 min`);
  await board.shows(kitchen, id, 'Aceptado');
  letGo();
  await expect(page.getByRole('alert')).toContainText(`Alguien más ya movió el pedido #${id}`);
  await expect(page.getByRole('alert')).toContainText('El pedido ya está aceptado.');
  await expect(board.card(page, id)).toContainText('(de 20)');
  await kitchen.close();
});

test('after a new sign-in the open dialog is restored', async ({ page }) => {
  await board.opens(page);
  const id = await placeOrder(page.request, '5571000005');
  await board.tapsInOrder(page, id, `Rechazar #${id}`);
  const reason = page.getByLabel('Motivo');
  await board.taps(page, 'Ya cerramos');
  await board.taps(page, 'Otro');
  await expect(reason).toHaveValue('');
  await reason.fill('Se fue la luz en la cocina');
  await board.taps(page, 'Otro');
  await expect(reason).toHaveValue('Se fue la luz en la cocina');
  const expired = { status: 401, json: { error: 'Tu sesión terminó. Inicia sesión de nuevo.' } };
  // Once more with a renewed token.
  await interceptNext(page, `**/api/orders/${id}`, (route) => route.fulfill(expired), 2);
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }));

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible();
  await staff.signsIn(page);
  await expect(page).toHaveURL('/orders');
  await expect(reason).toHaveValue('Se fue la luz en la cocina');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }));
  await expect(board.card(page, id)).toHaveCount(0);
  expect(await stageOf(page, id)).toBe('rechazado');
});

test('the board is usable by keyboard alone, and axe finds nothing', { tag: '@long' }, async ({ page }) => {
  await board.opens(page);
  const id = await placeOrder(page.request, '5571000006');
  await board.shows(page, id, 'Recibido');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Detalles del pedido #${id}` }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Aceptar #${id} en 30 min` }).press('Enter');
  await board.shows(page, id, 'Aceptado');
  // The card moved to another column with the focus.
  await expect(board.card(page, id)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Empezar a preparar #${id}` })).toBeFocused();
  await page.getByRole('button', { name: `Detalles del pedido #${id}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Pedido #${id}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Detalles del pedido #${id}` })).toBeFocused();
});

test.describe('on a tablet in landscape', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('ten orders are whole cards, six of them new, and another is scrolled to in its own column', {
    tag: '@long',
  }, async ({ page }) => {
    const ids: number[] = [];
    for (let place = 10; place < 27; place += 1) ids.push(await placeOrder(page.request, `55591900${place}`));
    const [accepted, waiting] = [ids.slice(0, 4), ids.slice(4)];
    for (const id of accepted) await moveOrder(page.request, id, [{ etapa: 'aceptado' }]);
    await board.opens(page);
    const isWhole = (id = 0) => expect(board.card(page, id)).toBeInViewport({ ratio: 1 });
    for (const id of [...accepted, ...waiting.slice(0, 6)]) await isWhole(id);
    await board.card(page, waiting.at(-1) ?? 0).scrollIntoViewIfNeeded();
    await isWhole(waiting.at(-1));
    // The column of the order scrolled, not the page.
    for (const id of accepted) await isWhole(id);
    await expect(board.card(page, waiting[0] ?? 0)).not.toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one column is shown, and the keyboard reaches the others after a card has left it', {
    tag: '@long',
  }, async ({ page }) => {
    await board.opens(page);
    const id = await placeOrder(page.request, '5571000008');
    await page.getByRole('button', { name: `Detalles del pedido #${id}` }).press('Enter');
    await page.getByRole('button', { name: `Aceptar #${id} en 30 min` }).press('Enter');
    await board.shows(page, id, 'Aceptado');
    await expect(board.card(page, id)).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^En cocina · / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board.card(page, id)).toBeVisible();
    await expectAccessible(page);
  });
});
