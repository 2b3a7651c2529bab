import type { ShopFeature } from '@crepas/api';
import { atScreen, exampleShop } from '@crepas/api/testing';
import { expect, screen } from 'storybook/test';
import { eveningOrders } from './eveningOrders.ts';
import { wholeTool } from './openAdmin.tsx';

/** The staff's board with the orders of an evening. */
export const board = (count: number, more: object = {}, features: readonly ShopFeature[] = []) =>
  atScreen({
    path: '/orders',
    shop: { features: [...exampleShop.features, 'captura', ...features] },
    answers: { 'GET /active-orders': eveningOrders(count), 'GET /orders/events': 'silent', ...more },
  });

/** A browser that keeps the screen on: whether the machine of the tests would is no part of a story. */
function keepScreenOn(): void {
  const lock = { release: async () => {}, addEventListener: () => {} };
  const wakeLock = { request: async () => lock };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
}

/** The whole tool on a tablet that keeps its screen on. */
export const boardTool: typeof wholeTool = {
  ...wholeTool,
  beforeEach: (context) => {
    wholeTool.beforeEach(context);
    keepScreenOn();
  },
};

export const seesOrders = (count: number) => async () => {
  await screen.findByRole('listitem', { name: 'Pedido #1085' });
  // A phone shows those of one column.
  await expect(screen.getAllByRole('listitem', { name: /^Pedido #/, hidden: true })).toHaveLength(count);
};

/** The cards that are whole between the top of the window and what is said of the shop. */
export function wholeCards(): number {
  const bar = screen.getByRole('button', { name: 'Activar sonido' }).closest('main > div');
  const news = bar?.querySelector('[role="status"] > button');
  const end = (news ?? bar)?.getBoundingClientRect().top ?? 0;
  return screen.getAllByRole('listitem', { name: /^Pedido #/ }).filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= 0 && bottom <= end;
  }).length;
}
