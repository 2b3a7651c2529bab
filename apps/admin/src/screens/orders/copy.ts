import type { OrderState } from '@crepas/domain';

/** The tabs' names (spec §2). */
export const stateTabCopy: Readonly<Record<OrderState, string>> = {
  active: 'Pedidos Activos',
  completed: 'Completados',
  cancelled: 'Cancelados',
};
