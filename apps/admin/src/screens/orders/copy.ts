import type { OrderStage, OrderState } from '@crepas/domain';

/** The tabs' names (spec §2). */
export const stateTabCopy: Readonly<Record<OrderState, string>> = {
  active: 'Pedidos Activos',
  completed: 'Completados',
  cancelled: 'Cancelados',
};

/** Where an order is, in the words that staff and customers share. */
export const stageCopy: Readonly<Record<OrderStage, string>> = {
  received: 'Recibido',
  accepted: 'Aceptado',
  preparing: 'En preparación',
  onTheWay: 'En camino',
  delivered: 'Entregado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
};
