import { expect, type Page, test } from '@playwright/test';
import { moveOrder } from './support/api.ts';
import { board } from './support/board.ts';
import { settles, stopsClock } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { tap } from './support/tap.ts';

/** What goes wrong on a tablet in a kitchen: each is one line, and ends by itself where it can. */

/** A browser that refuses the wake lock until the test allows it, and the audio that the board has opened. */
declare global {
  interface Window {
    isAwakeAllowed?: boolean;
    openedAudio?: AudioContext;
  }
}

test.beforeEach(board.clears);

test('after the tablet slept the orders are read again, and the board says how long nothing rang', async ({
  page,
  request,
}) => {
  await page.route('**/api/orders/events', (route) => route.fulfill({ status: 404, json: {} }));
  await page.clock.install();
  await board.opens(page);
  await stopsClock(page);
  const now = await page.evaluate(() => Date.now());
  const passes = async (ms: number, times: number, until = () => false) => {
    for (let time = 0; time < times && !until(); time += 1) {
      await page.clock.runFor(ms);
      await settles(page);
    }
  };
  // Just after the board has asked for the orders: it asks again in ten seconds.
  let hasAsked = false;
  page.on('response', (response) => {
    hasAsked ||= response.url().endsWith('/api/active-orders');
  });
  await passes(500, 30, () => hasAsked);
  const meanwhile = await placeOrder(request, '5573000001');
  // The clock goes on without the timers, as in a tablet that sleeps.
  await page.clock.setSystemTime(now + 12 * 60_000);
  await passes(500, 14);
  await hasSaid(page, 'La tableta estuvo dormida 1');
  await board.shows(page, meanwhile, 'Recibido');
});

/**
 * The rules of a tablet: sound starts only in a handler of a gesture, and the start of a touch is no gesture yet, because
 * it may become a scroll (HTML, «activation triggering input event»).
 */
function soundOfATablet() {
  const isGesture = ({ event } = window) =>
    event instanceof PointerEvent && event.type === 'pointerdown'
      ? event.pointerType === 'mouse'
      : ['pointerup', 'touchend', 'click', 'keydown'].includes(event?.type ?? '');
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.openedAudio = this;
    }
    override resume = () => (isGesture() ? super.resume() : new Promise<void>(() => {}));
  };
}

const heard = (page: Page) => page.getByText('Los pedidos nuevos suenan', { exact: true });
const isSilent = (page: Page) => page.getByText('El navegador está en silencio: toca para oír');

const gestures = {
  'tap anywhere': (page) => tap(page.getByRole('tab', { name: 'Pedidos Activos' })),
  'tap on the button': (page) => board.taps(page, 'Activar sonido'),
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [name, gesture] of Object.entries(gestures)) {
  test(`a sound that the system stops is reported until a gesture brings it back: ${name}`, async ({
    page,
  }) => {
    await page.addInitScript(soundOfATablet);
    await page.clock.install();
    await board.opens(page);
    await board.taps(page, 'Activar sonido');
    await expect(heard(page)).toBeVisible();
    await page.evaluate(() => window.openedAudio?.suspend());
    await expect(isSilent(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    await settles(page);
    await expect(isSilent(page)).toBeVisible();
    await gesture(page);
    await expect(heard(page)).toBeVisible();
    expect(await page.evaluate(() => window.openedAudio?.state)).toBe('running');
  });
}

test('a step that waits to be sent ends when another tablet has taken it', async ({ page, request }) => {
  await page.clock.install();
  await board.opens(page);
  const id = await placeOrder(request, '5573000002');
  await moveOrder(request, id, [{ etapa: 'aceptado' }]);
  await board.shows(page, id, 'Aceptado');
  let sent = 0;
  page.on('request', (one) => {
    if (one.method() === 'PATCH') sent += 1;
  });
  // A step is held for five seconds of the page: they are not over before the other tablet has taken it, and over at the end.
  await stopsClock(page);
  await board.taps(page, `Empezar a preparar #${id}`);
  await moveOrder(request, id, [{ etapa: 'preparando' }, { etapa: 'en_camino' }]);
  const moved = page.getByRole('alert').filter({ hasText: `Alguien más ya movió el pedido #${id}` });
  const isTold = async () => {
    await page.clock.runFor(20);
    return moved.isVisible();
  };
  await expect.poll(isTold).toBe(true);
  await board.shows(page, id, 'En camino');
  await board.brings(page, page.getByRole('button', { name: `Entregado #${id}` }));
  await page.clock.runFor(6_000);
  await settles(page);
  expect(sent).toBe(0);
});

test('an open question ends when another tablet has answered it', async ({ page, request }) => {
  await board.opens(page);
  const id = await placeOrder(request, '5573000003');
  await board.tapsInOrder(page, id, `Rechazar #${id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await moveOrder(request, id, [{ etapa: 'aceptado' }]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toContainText(`Alguien más ya movió el pedido #${id}`);
});
