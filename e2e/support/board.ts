import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { moveOrder, type OrderWithStage, readAsOwner } from './api.ts';
import { staff } from './staff.ts';
import { tap } from './tap.ts';

const columnTitle = /^(Nuevos|En cocina|En camino)/;
/** Buttons of a card, which end with the number of its order. */
const ofCard = /^(Detalles|Aceptar ·|Empezar|Salió|Listo|Entregado|Recogido).*#\d+$/;

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
    await expect(nothing.or(page.getByRole('heading', { name: columnTitle })).first()).toBeVisible();
  },

  /** Also in a column that a phone does not show now. */
  card: (page: Page, id: number): Locator =>
    page.getByRole('listitem', { name: `Pedido #${id}`, exact: true, includeHidden: true }),

  /** Waits until an order is in a column. */
  async shows(page: Page, id: number, stage: string) {
    await expect(board.card(page, id).locator('[aria-current=step]')).toContainText(stage);
  },

  async taps(page: Page, name: string) {
    const button = page.getByRole('button', { name, exact: true });
    if (ofCard.test(name)) await board.brings(page, button);
    await tap(button);
  },

  /** A phone shows one column: chooses the one with the button of a card. */
  async brings(page: Page, button: Locator) {
    const choices = page.getByRole('group', { name: 'Columnas' }).getByRole('button');
    await expect(async () => {
      for (const choice of await choices.all()) {
        if (await button.isVisible()) return;
        if (await choice.isVisible()) await tap(choice);
      }
      await expect(button).toBeVisible({ timeout: 1_000 });
    }).toPass();
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
