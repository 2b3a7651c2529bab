import { type APIRequestContext, expect, test } from '@playwright/test';
import { moveOrder } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { tap } from './support/tap.ts';

/** The demo's printer, which the seed has paired: what the kitchen reads on paper and on the board. */

const put = (request: APIRequestContext, estado: string) =>
  request.post('/demo/impresora/estado', { form: { estado } });
test.afterEach(({ request }) => put(request, 'ready'));

test('an accepted order comes out of the printer; without paper the board says so, and it comes out later', {
  tag: '@long',
}, async ({ page, request }) => {
  await board.clears({ request });
  await put(request, 'paperOut');
  const id = await placeOrder(request, '5518000001', { nota_pedido: 'Sin nuez 5518' });
  await moveOrder(request, id, [{ etapa: 'aceptado' }]);
  await board.opens(page);
  await expect(page.getByText('Impresora «Cocina»: sin papel')).toBeVisible({ timeout: 30_000 });

  await page.goto('/demo/impresora');
  const tickets = page.getByRole('listitem').filter({ hasText: 'Sinnuez5518' });
  await expect(tickets).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Con papel y cerrada' }));
  await expect(tickets).toHaveCount(2, { timeout: 30_000 });
  await expect(tickets.filter({ hasText: 'COCINA' })).toContainText(`#${id}`);
  await expect(tickets.filter({ hasText: 'COBRAR' })).not.toContainText('REIMPRESI');
});
