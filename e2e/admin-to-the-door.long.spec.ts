import { expect, type Locator, test } from '@playwright/test';
import { encode } from 'uqr';
import { moveOrder, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { knownDelivery, knownOptions, withOptions } from './support/orderDetails.ts';
import { placeOrder } from './support/placedOrder.ts';
import { printedRuns, printedText } from './support/printedText.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** The pin, the note, the cash and the name of an order, as far as the door. */

test.beforeEach(board.clears);

const top = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const pinned = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=19\.4187%2C-99\.1606$/;

test('the card and the details show the note first, the cash with its change, and the pin', async ({
  page,
  request,
}) => {
  const id = await placeOrder(request, '5517000001', knownOptions);
  await board.opens(page);
  const card = board.card(page, id);
  await expect(card).toContainText('Lupita Hernández');
  await expect(card).toContainText(/Paga\scon\s\$500\.00\s·\sCambio\s\$\d+\.\d\d/);
  await expect(card).not.toContainText('Sin pin');
  const contents = card.getByRole('list', { name: `Productos del pedido #${id}` });
  await expect(contents).toBeVisible();
  const note = card.getByText('Sin nuez, por favor: alergia.');
  expect(await top(note)).toBeLessThan(await top(contents));
  const size = await note.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(28);

  const details = await board.opensOrder(page, id);
  await expect(details).toContainText('Sin nuez, por favor: alergia.');
  await expect(details).toContainText('Cambio $');
  await expect(details.getByRole('link', { name: 'Abrir en Maps' })).toHaveAttribute('href', pinned);
});

test('with a server of the specification an order is shown as before', async ({ page }) => {
  const order = { id_pedido: 7, total: 445, etapa: 'recibido', ...knownDelivery };
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: [order] }));
  await page.route('**/api/shop', (route) => route.fulfill({ status: 404, json: {} }));
  await board.opens(page);
  const card = board.card(page, 7);
  await expect(card).toContainText('Colima 5');
  await expect(card).not.toContainText('Sin pin');
  const details = await board.opensOrder(page, 7);
  await expect(details).toContainText('Colima 5');
  await expect(details).not.toContainText('Sin pin');
  await expect(details.getByRole('link', { name: 'Abrir en Maps' })).toHaveCount(0);
});

test('an order without a pin says so even while the shop’s settings cannot be read', async ({ page }) => {
  const order = { id_pedido: 7, total: 445, etapa: 'recibido', ...knownDelivery };
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: [order] }));
  await page.route('**/api/shop', (route) => route.fulfill({ status: 500, json: {} }));
  await board.opens(page);
  const card = board.card(page, 7);
  await expect(card.getByText('Sin pin')).toBeVisible();
  const details = await board.opensOrder(page, 7);
  await expect(details).toContainText('Sin pin');
  await expect(details.getByRole('link', { name: 'Ver mapa' })).toBeVisible();
});

test('both tickets on the narrow paper say in large type what is read in the dark', async ({ page }) => {
  await withOptions(page);
  await staff.opens(page, '/orders/7/ticket?tipo=entrega');
  const ticket = page.getByRole('article', { name: 'Ticket #7' });
  await page.getByLabel('Papel').selectOption('58 mm');
  const picture = ticket.getByRole('img');
  await expect(picture).toHaveAccessibleName(/Paga con/);
  const print = () => page.pdf({ preferCSSPageSize: true });
  const door = await print();
  // Each row of a note has a mark, wherever it breaks.
  const doorText = printedText(door).replaceAll('»', '');
  for (const words of [
    'Lupita Hernández',
    'Sin nuez, por favor: alergia.',
    'Roma Nte.,',
    'portón azul',
    'Paga con $500.00',
    'Cambio $55.00',
  ]) {
    expect(doorText).toContain(words.replaceAll(' ', ''));
  }
  const sizeOf = (pdf: Buffer, word: string) =>
    printedRuns(pdf).find(({ text }) => text.includes(word))?.points;
  // 14 points is the size of large print.
  for (const word of ['Lupita', 'alergia', 'Roma', 'azul', '$500', '$55']) {
    expect(sizeOf(door, word), word).toBeGreaterThanOrEqual(14);
  }
  expect(await ticket.evaluate((article) => article.scrollWidth - article.clientWidth)).toBe(0);

  const link = page.getByRole('link', { name: 'Ver en el mapa' });
  await expect(link).toHaveAttribute('href', pinned);
  const { data } = encode((await link.getAttribute('href')) ?? '', { ecc: 'L', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${5 * x},${5 * y}`] : [])));
  const svg = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  expect([...svg.matchAll(/M(\d+,\d+)l5,0/g)].map(([, corner]) => corner)).toEqual(dark);

  await tap(page.getByRole('tab', { name: 'Cocina' }));
  await expect(picture).toHaveAccessibleName(/COCINA/);
  const kitchen = await print();
  expect(printedText(kitchen)).not.toContain('Imprimir');
  expect(printedText(kitchen).replaceAll('»', '')).toContain('Sinnuez,porfavor:alergia.2xPlátano');
  expect(sizeOf(kitchen, 'alergia')).toBeGreaterThanOrEqual(20);
});

test('a courier’s list: the orders that are on their way, in the order of the ride, with one link and the money', async ({
  page,
  request,
}) => {
  // The demo's shop has a zone. Without one the ride starts at the oldest order.
  await writeAsOwner(request, '/shop', { zona: null });
  const far = await placeOrder(request, '5517000003', { posicion: { lat: 19.5, lng: -99.1 } });
  const near = await placeOrder(request, '5517000004', knownOptions);
  const unknown = await placeOrder(request, '5517000005');
  const way = ['aceptado', 'preparando', 'en_camino'].map((etapa) => ({ etapa }));
  for (const id of [near, far, unknown]) await moveOrder(request, id, way);

  await board.opens(page);
  await tap(page.getByRole('link', { name: 'Ruta del repartidor' }));
  await expect(page).toHaveURL('/orders/rider');
  const stops = page.getByRole('region', { name: 'En camino' }).getByRole('listitem');
  const numbers = async () => (await stops.allTextContents()).map((text) => Number(/#(\d+)/.exec(text)?.[1]));
  await expect.poll(numbers).toEqual([far, near, unknown]);
  await expect(stops.nth(1)).toContainText('Lupita Hernández');
  await expect(stops.nth(1)).toContainText(/Paga\scon\s\$500\.00\s·\sCambio/);
  await expect(stops.nth(2)).toContainText('Sin pin');
  const url = new URL(
    (await page.getByRole('link', { name: 'Abrir la ruta en Maps' }).getAttribute('href')) ?? '',
  );
  expect(url.searchParams.get('waypoints')).toBe('19.5,-99.1|19.4187,-99.1606');
  expect(url.searchParams.get('destination')).toContain('Colima 5');

  await tap(page.getByRole('checkbox', { name: `#${far}`, exact: false }));
  await expect.poll(numbers).toEqual([near, unknown]);
  await page.reload();
  await expect.poll(numbers).toEqual([near, unknown]);
  const texts = await stops.allTextContents();
  const sumOf = (amount: RegExp) => texts.reduce((sum, text) => sum + Number(amount.exec(text)?.[1] ?? 0), 0);
  const change = sumOf(/Cambio\s\$([\d.]+)/);
  expect(change).toBeGreaterThan(0);
  const brought = `$${(sumOf(/Total \$([\d.]+)/) + change).toFixed(2)}`;
  await expect(page.getByText('Efectivo con el que regresa').locator('..')).toContainText(brought);

  const printed = printedText(await page.pdf());
  expect(printed).toContain('LupitaHernández');
  for (const button of ['Pedidosquelleva', 'Imprimir']) expect(printed).not.toContain(button);
  for (const id of [near, far, unknown]) await moveOrder(request, id, [{ etapa: 'entregado' }]);
});
