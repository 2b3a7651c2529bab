import type { Fulfilment, OrderStage } from '@crepas/domain';

const brought: Readonly<Record<OrderStage, string>> = {
  awaitingConfirmation: 'Por confirmar',
  received: 'Recibido',
  accepted: 'Aceptado',
  preparing: 'En preparación',
  onTheWay: 'En camino',
  delivered: 'Entregado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
};

const names: Readonly<Record<Fulfilment, Readonly<Record<OrderStage, string>>>> = {
  delivery: brought,
  pickup: { ...brought, onTheWay: 'Listo para recoger', delivered: 'Recogido' },
};

/** The name of a stage, the same for customers and staff. */
export const stageCopy = (stage: OrderStage, fulfilment: Fulfilment): string => names[fulfilment][stage];
