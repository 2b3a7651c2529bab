import type { ShopFeature } from '@crepas/api';
import { atScreen, exampleShop, goOffline } from '@crepas/api/testing';
import type { OrderStage } from '@crepas/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { eveningOrders } from './eveningOrders.ts';

/** The staff's board with the orders of an evening. */
export const board = (count: number, more: object = {}, features: readonly ShopFeature[] = []) =>
  atScreen({
    path: '/orders',
    shop: { features: [...exampleShop.features, 'captura', ...features] },
    answers: { 'GET /active-orders': eveningOrders(count), 'GET /orders/events': 'silent', ...more },
  });

export const seesOrders = (count: number) => async () => {
  await screen.findByRole('listitem', { name: 'Pedido #1085' });
  // A phone shows those of one column. A long column is whole after its first frame.
  await waitFor(() =>
    expect(screen.getAllByRole('listitem', { name: /^Pedido #/, hidden: true })).toHaveLength(count),
  );
};

/** The cards that are whole between the top of the window and what is said of the shop, all of them or those of some stages. */
export function wholeCards(stages?: readonly OrderStage[]): number {
  const bar = screen.getByRole('button', { name: 'Activar sonido' }).closest('main > div');
  const news = bar?.querySelector('[role="status"] > button');
  const end = (news ?? bar)?.getBoundingClientRect().top ?? 0;
  return screen.getAllByRole('listitem', { name: /^Pedido #/ }).filter((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const isOfThem = stages === undefined || stages.some((stage) => stage === card.dataset.stage);
    // In a column that goes on to the side, its end hides those beside.
    const lane = card.closest('[data-lane]')?.getBoundingClientRect();
    const isBeside = lane !== undefined && (left < lane.left || right > lane.right);
    return isOfThem && !isBeside && top >= 0 && bottom <= end;
  }).length;
}

/** In a play function: the network is lost, and half a minute later the board says so. The minutes on the cards stay. */
export async function losesConnection(): Promise<void> {
  goOffline();
  const later = Date.now() + 30_000;
  Date.now = () => later;
  await screen.findByText('Sin conexión: los pedidos pueden no estar al día');
}
