import { expect, test } from '@playwright/test';
import { moveOrder } from './support/api.ts';
import { board } from './support/board.ts';
import { stopsClock } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { tap } from './support/tap.ts';

/** The kitchen's view of the board: what is to be cooked, until it is marked. */

test.beforeEach(board.clears);

test('the kitchen marks a ticket, which goes, and its view stays on the device', { tag: '@long' }, async ({
  page,
}) => {
  const waiting = await placeOrder(page.request, '5571000011');
  const cooked = await placeOrder(page.request, '5571000012', { nota_pedido: 'Alergia a la nuez' });
  await moveOrder(page.request, cooked, [{ etapa: 'aceptado' }, { etapa: 'preparando' }]);
  await page.clock.install();
  await board.opens(page);

  const kitchen = page.getByRole('button', { name: 'Vista de cocina' });
  await board.brings(page, kitchen);
  await tap(kitchen);
  const toBoard = page.getByRole('button', { name: '1 nuevo espera · Ver tablero' });
  await expect(toBoard).toBeVisible();
  await expect(board.card(page, cooked)).toContainText('Alergia a la nuez');
  await expect(board.card(page, waiting)).toHaveCount(0);

  await page.reload();
  const ready = page.getByRole('button', { name: `Salió a entregar #${cooked}` });
  await expect(ready).toBeVisible();
  // The step can be undone for five seconds of the page.
  await stopsClock(page);
  await tap(ready);
  await expect(board.card(page, cooked).getByRole('button', { name: /^Deshacer/ })).toBeVisible();
  await page.clock.resume();
  await expect(board.card(page, cooked)).toHaveCount(0);
  await expect(page.getByText('Nada en cocina')).toBeVisible();

  await tap(toBoard);
  await board.shows(page, cooked, 'En camino');
});
