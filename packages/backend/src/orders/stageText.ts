import type { OrderStage } from '@crepas/domain';

const names: Readonly<Record<OrderStage, string>> = {
  awaitingConfirmation: 'por confirmar',
  received: 'recibido',
  accepted: 'aceptado',
  preparing: 'en preparación',
  onTheWay: 'en camino',
  delivered: 'entregado',
  rejected: 'rechazado',
  cancelled: 'cancelado',
};

/** The reason for the staff. */
export const noSuchStepText = (present: OrderStage, wanted: OrderStage): string =>
  present === wanted
    ? `El pedido ya está ${names[present]}.`
    : `El pedido está ${names[present]}: no puede pasar a ${names[wanted]}.`;

/** The reason for the customer. */
export const notCancelledText = (present: OrderStage): string =>
  `Tu pedido ya está ${names[present]}: no se puede cancelar aquí.`;

/** The reason for staff who change it. */
export const notChangedText = (present: OrderStage): string =>
  `El pedido está ${names[present]}: ya no se puede cambiar.`;

export const reasonMissingText = 'Escribe el motivo: el cliente lo lee.';
export const unknownOrderText = 'Ese pedido no existe.';
