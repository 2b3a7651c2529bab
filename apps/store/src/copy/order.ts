import { stageCopy } from '@crepas/api';
import type { AnswerRemarks, OrderStage, OrderState } from '@crepas/domain';

/** Only an order in preparation has a label (spec §4). */
export const orderStateCopy = (state: OrderState): string | undefined =>
  state === 'active' ? 'PEDIDO EN PREPARACIÓN' : undefined;

/** The order's stage in a few words: `Aceptado · 35 min`. Undefined for a shop without stages. */
export function orderProgressCopy(stage: OrderStage | null, minutes: number | null): string | undefined {
  if (stage === null) return undefined;
  return stageCopy[stage] + (minutes === null ? '' : ` · ${minutes} min`);
}

/** The order's stage as a sentence for the customer. */
export function orderNewsCopy(stage: OrderStage, { minutes, reason, endedBy }: AnswerRemarks): string {
  const promise = minutes === null ? '' : ` Entrega en unos ${minutes} minutos.`;
  switch (stage) {
    case 'received':
      return 'La tienda tiene tu pedido y pronto lo confirma.';
    case 'accepted':
      return `La tienda aceptó tu pedido.${promise}`;
    case 'preparing':
      return `Estamos preparando tu pedido.${promise}`;
    case 'onTheWay':
      return `Tu pedido va en camino.${promise}`;
    case 'delivered':
      return 'Tu pedido fue entregado. ¡Buen provecho!';
    case 'rejected':
      return `La tienda rechazó tu pedido.${because(reason)}`;
    case 'cancelled':
      if (endedBy === 'customer') return 'Cancelaste tu pedido.';
      return `Tu pedido fue cancelado.${because(reason)}`;
  }
}

const because = (reason: string | null): string => (reason === null ? '' : ` Motivo: ${reason}`);
