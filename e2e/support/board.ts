import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { moveOrder, type OrderWithStage, readAsOwner } from './api.ts';
import { staff } from './staff.ts';
import { tap } from './tap.ts';

/** The staff's board. Unless it is cleared it shows the orders of other tests too. */
export const board = {
  /** Ends the orders that earlier tests left: a column shows forty, and the newest comes last. To run before each test. */
  async clears({ request }: { readonly request: APIRequestContext }) {
    const orders = await readAsOwner<OrderWithStage[]>(request, '/active-orders');
    for (const { id_pedido, etapa } of orders) {
      const end = etapa === 'por_confirmar' ? 'rechazado' : 'cancelado';
      await moveOrder(request, id_pedido, [{ etapa: end, motivo: 'Era una prueba' }]);
    }
  },

  /** Signs in, and waits until the list is loaded: later orders are events. */
  async opens(page: Page, email?: string) {
    await staff.opens(page, '/orders', email);
    const nothing = page.getByText('No hay pedidos activos');
    await expect(nothing.or(page.getByRole('heading', { name: 'Nuevos' }))).toBeVisible();
  },

  card: (page: Page, id: number): Locator =>
    page.getByRole('listitem', { name: `Pedido #${id}`, exact: true }),

  /** Waits until an order is in a column. */
  async shows(page: Page, id: number, stage: string) {
    await expect(board.card(page, id).locator('[aria-current=step]')).toContainText(stage);
  },

  async taps(page: Page, name: string) {
    await tap(page.getByRole('button', { name, exact: true }));
  },

  /** Opens the dialog of an order, which has what its card does not: other minutes, the end, contact, tickets. */
  async opensOrder(page: Page, id: number): Promise<Locator> {
    await board.taps(page, `Detalles del pedido #${id}`);
    return page.getByRole('dialog', { name: `Pedido #${id}`, exact: true });
  },

  async tapsInOrder(page: Page, id: number, name: string) {
    const dialog = await board.opensOrder(page, id);
    await tap(dialog.getByRole('button', { name, exact: true }));
    await expect(dialog).toBeHidden();
  },
};
