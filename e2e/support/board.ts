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
};
