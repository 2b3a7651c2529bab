import { expect, test } from '@playwright/test';
import { moveOrder } from './support/api.ts';
import { board } from './support/board.ts';
import { knownOptions } from './support/orderDetails.ts';
import { stopsClock } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { tap } from './support/tap.ts';

/** Who brings an order: the name is kept with it, and the courier's page shows what one of them brings. */

test.beforeEach(board.clears);

test('two orders leave with «Beto», whose list has them alone, and «Entregado» there takes one off it', async ({
  page,
  request,
}) => {
  const [first, second, other] = [
    await placeOrder(request, '5574000001', knownOptions),
    await placeOrder(request, '5574000002'),
    await placeOrder(request, '5574000003'),
  ];
  const way = ['aceptado', 'preparando', 'en_camino'].map((etapa) => ({ etapa }));
  await moveOrder(request, first, way.slice(0, 2));
  for (const id of [second, other]) await moveOrder(request, id, way);
  await page.clock.install();
  await board.opens(page);
  await board.taps(page, `Salió a entregar #${first}`);
  await board.shows(page, first, 'En camino');

  await tap(page.getByRole('button', { name: 'En camino · 3' }));
  await tap(page.getByRole('link', { name: 'Ruta del repartidor' }));
  const stops = page.getByRole('region', { name: 'En camino' }).getByRole('listitem');
  await expect(stops).toHaveCount(3);
  await tap(page.getByRole('checkbox', { name: `#${other}`, exact: false }));
  await expect(stops).toHaveCount(2);
  await page.getByLabel(/^(Quién lo lleva|Otro nombre)/).fill('Beto');
  await tap(page.getByRole('button', { name: 'Anotar' }));
  await expect(stops.filter({ hasText: 'Lo lleva Beto' })).toHaveCount(2);

  // From here a tap on his name leads to his orders, also after a reload.
  await tap(page.getByRole('group', { name: 'Repartidor' }).getByRole('button', { name: 'Beto' }));
  await expect(page).toHaveURL('/orders/rider?repartidor=Beto');
  await page.reload();
  await expect(stops).toHaveCount(2);
  await expect(stops.filter({ hasText: `#${other}` })).toHaveCount(0);
  const cash = page.getByText('Efectivo de los pedidos').locator('..');
  const ofBoth = await cash.textContent();

  // The step can be undone for five seconds of the page.
  await stopsClock(page);
  await tap(page.getByRole('button', { name: `Entregado #${first}` }));
  await expect(page.getByRole('button', { name: `Deshacer #${first}` })).toBeVisible();
  await page.clock.resume();
  await expect(stops).toHaveCount(1);
  await expect(stops).toContainText(`#${second}`);
  await expect(cash).not.toHaveText(ofBoth ?? '');

  await page.goto('/orders');
  await expect(board.card(page, second)).toContainText('Salió con Beto');
  await expect(board.card(page, other)).not.toContainText('Salió con');
  await expect(board.card(page, first)).toHaveCount(0);
  for (const id of [second, other]) await moveOrder(request, id, [{ etapa: 'entregado' }]);
});
