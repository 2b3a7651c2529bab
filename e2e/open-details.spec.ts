import { expect, test } from '@playwright/test';
import { moveOrder, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';

/** «Detalles» stays open while another device works on the order. */

test.beforeEach(board.clears);

test('open details follow the order, and say that it changed and that it ended', { tag: '@long' }, async ({
  page,
}) => {
  const id = await placeOrder(page.request, '5557400001', { nota_pedido: 'Sin nuez' });
  await board.opens(page);
  await board.taps(page, `Detalles del pedido #${id}`);
  const dialog = page.getByRole('dialog', { name: `Pedido #${id}` });
  await expect(dialog).toContainText('Sin nuez');
  const notice = dialog.getByRole('status').first();
  await expect(notice).toHaveText('');

  const change = { nota_pedido: 'Con mucha nuez', motivo: 'Lo pidió por teléfono' };
  await writeAsOwner(page.request, `/orders/${id}/contenido`, change, 'PUT', { 'If-Match': '"0"' });
  await expect(dialog).toContainText('Con mucha nuez');
  await expect(notice).toHaveText('Este pedido cambió mientras lo veías.');
  await expect(dialog.getByRole('link', { name: 'Cambiar pedido' })).toBeVisible();

  // The last order of the board too: its dialog is not closed under a finger.
  await moveOrder(page.request, id, [{ etapa: 'rechazado', motivo: 'Ya cerramos' }]);
  await expect(notice).toHaveText('Este pedido ya terminó.');
  await expect(dialog).toContainText('Con mucha nuez');
  await expect(dialog.getByRole('link', { name: 'Cambiar pedido' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('No hay pedidos activos')).toBeVisible();
});
