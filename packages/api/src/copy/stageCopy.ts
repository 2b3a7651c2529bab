import type { OrderStage } from '@crepas/domain';

/** The name of each stage, the same for customers and staff. */
export const stageCopy: Readonly<Record<OrderStage, string>> = {
  awaitingConfirmation: 'Por confirmar',
  received: 'Recibido',
  accepted: 'Aceptado',
  preparing: 'En preparación',
  onTheWay: 'En camino',
  delivered: 'Entregado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
};
