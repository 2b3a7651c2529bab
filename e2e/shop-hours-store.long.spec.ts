import { expect, type Page } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { lineOf, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { settles, stopsClock } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The shop's hours for customers (decisions H1 to H3). The texts of every state are in the unit tests of `hours/`. */

test.use({ viewport: { width: 390, height: 844 } });

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', { horario: [], abierto: true });
  await writeAsOwner(request, '/products/1/agotado', { agotado: false });
});

const minuteMs = 60_000;
const known = knownCustomer('5559160000');
const opening = /^Cerrado\. Abrimos (hoy|mañana) a las? \d+:\d\d [ap]\.m\.$/;
const atFinish = (page: Page) => page.getByRole('status').filter({ has: page.locator('strong') });

/** Hours of every day that begin so many minutes from now, by the clock of the shop, and last two hours. */
function hoursFrom(minutes: number): object {
  const time = (later: number) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Mexico_City',
      hour: '2-digit',
      minute: '2-digit',
    }).format(Date.now() + later * minuteMs);
  const hours = { abre: time(minutes), cierra: time(minutes + 120) };
  return { horario: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, ...hours })) };
}

test('a closed shop says when it opens, keeps the cart, and takes the order once it opens', async ({
  page,
  request,
}) => {
  const phone = '5559160001';
  await writeAsOwner(request, '/shop', hoursFrom(30));
  await page.clock.install();
  await returningCustomer(page, phone);
  await expect(atFinish(page)).toHaveText(opening);
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST') sent.push(asked.url());
  });
  await customer.finishes(page);
  await expect(page.getByRole('alert')).toContainText(/^Cerrado\. Abrimos .* Guardamos tu carrito\.$/);
  expect(await storedCart(page)).toHaveLength(1);
  expect(sent).toEqual([]);

  // The server's clock does not follow the page's: from here on the page has only its own.
  await page.route('**/api/shop', (route) => route.abort());
  await page.clock.fastForward(31 * minuteMs);
  await expect(page.getByRole('alert')).toHaveText('Ya tomamos pedidos: toca «Finalizar».');
  await expect(page.getByText(opening)).toHaveCount(0);
  await writeAsOwner(request, '/shop', { horario: [] });
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(request, phone)).toHaveLength(1);
});

test('a phone whose time zones are older than the law orders until the shop closes', async ({
  page,
  request,
}) => {
  const phone = '5559160044';
  // To such a phone the centre of Mexico is an hour ahead in summer: here it always is.
  await page.addInitScript(() => {
    const older = (options: Intl.DateTimeFormatOptions = {}) =>
      options.timeZone === 'America/Mexico_City' ? { ...options, timeZone: 'Etc/GMT+5' } : options;
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, [locale, options]) => new format(locale, older(options)),
    });
  });
  await writeAsOwner(request, '/shop', hoursFrom(-80));
  const known = page.waitForResponse('**/api/shop');
  await returningCustomer(page, phone);
  await known;
  await settles(page);
  await expect(page.getByText(/^Cerrado/)).toHaveCount(0);
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(request, phone)).toHaveLength(1);
});

test('the server closes first: the same words, no order under way, and one order after the opening', async ({
  page,
}) => {
  const phone = '5559160002';
  await page.clock.install();
  const known = page.waitForResponse('**/api/shop');
  await returningCustomer(page, phone);
  await known;
  await settles(page);
  await stopsClock(page);
  await writeAsOwner(page.request, '/shop', { abierto: false });
  await customer.finishes(page);
  const alert = page.getByRole('alert');
  const says = async (text: string) => {
    await page.clock.runFor(100);
    return (await alert.textContent())?.includes(text) ?? false;
  };
  await expect.poll(() => says('Cerrado. Guardamos tu carrito.')).toBe(true);
  await expect(atFinish(page)).toHaveText('Cerrado.');
  expect(await storedCart(page)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('pendingOrder'))).toBeNull();

  await writeAsOwner(page.request, '/shop', { abierto: true });
  await page.clock.resume();
  await expect(alert).toHaveText('Ya tomamos pedidos: toca «Finalizar».');
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});

test('a sold-out product: its link and a cart that holds it say so', async ({ page, request }) => {
  await remember(page, known);
  await page.goto('/home');
  const line = await lineOf(page, '/modal?id=1');
  await writeAsOwner(request, '/products/1/agotado', { agotado: true });
  await page.goto('/add/1');
  await expect(page.getByText('Agotado por hoy', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toHaveCount(0);
  await opensCartLeftBehind(page, [line]);
  await expect(page.getByRole('listitem')).toContainText(`Agotado por hoy: ${line.nombre}.`);
  await expect(page.getByText('Nada de tu carrito se puede pedir como está.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Elegir otra cosa' }));
  await expect(page).toHaveURL('/home');
});
