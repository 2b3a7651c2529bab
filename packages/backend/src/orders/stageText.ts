import { stageCopy } from '@crepas/api';
import type { Fulfilment, OrderStage } from '@crepas/domain';

const nameOf = (stage: OrderStage, fulfilment: Fulfilment) => stageCopy(stage, fulfilment).toLowerCase();

/** The reason for the staff. */
export const noSuchStepText = (present: OrderStage, wanted: OrderStage, fulfilment: Fulfilment): string =>
  present === wanted
    ? `El pedido ya está ${nameOf(present, fulfilment)}.`
    : `El pedido está ${nameOf(present, fulfilment)}: no puede pasar a ${nameOf(wanted, fulfilment)}.`;

/** The reason for the customer. */
export const notCancelledText = (present: OrderStage, fulfilment: Fulfilment): string =>
  `Tu pedido ya está ${nameOf(present, fulfilment)}: no se puede cancelar aquí.`;

/** The reason for staff who change it. */
export const notChangedText = (present: OrderStage, fulfilment: Fulfilment): string =>
  `El pedido está ${nameOf(present, fulfilment)}: ya no se puede cambiar.`;

export const reasonMissingText = 'Escribe el motivo: el cliente lo lee.';
export const unknownOrderText = 'Ese pedido no existe.';
