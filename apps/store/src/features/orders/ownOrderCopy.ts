import type { Fulfilment, OrderAlerts, OrderStage } from '@crepas/domain';

/** Why an order could no longer be cancelled: its present stage. */
export function tooLateCopy(stage: OrderStage, fulfilment: Fulfilment): string {
  switch (stage) {
    case 'awaitingConfirmation':
      return 'No pudimos cancelar tu pedido por confirmar. Intenta de nuevo.';
    case 'received':
      return 'No pudimos cancelar tu pedido. Intenta de nuevo.';
    case 'accepted':
      return 'La cocina ya aceptó tu pedido: para cancelarlo, llama a la tienda.';
    case 'preparing':
      return 'La cocina ya prepara tu pedido: para cancelarlo, llama a la tienda.';
    case 'onTheWay':
      return `Tu pedido ya ${fulfilment === 'pickup' ? 'está listo' : 'va en camino'}: para cancelarlo, llama a la tienda.`;
    case 'delivered':
      return fulfilment === 'pickup' ? 'Ya recogiste tu pedido.' : 'Tu pedido ya fue entregado.';
    case 'rejected':
      return 'La tienda ya había rechazado tu pedido.';
    case 'cancelled':
      return 'Tu pedido ya estaba cancelado.';
  }
}

/** The sentence says «avisamos» only when an alert has reached a device, and that nobody could be told when there was none. */
export function unansweredCopy(alerts: OrderAlerts | undefined): string {
  const { staff, owner } = alerts?.reach ?? {};
  const reached = owner && owner.reached > 0 ? ' Ya le avisamos a la dueña.' : '';
  const isNobodyTold = owner?.devices === 0 && (staff?.reached ?? 0) === 0;
  const ask = isNobodyTold ? 'No pudimos avisarle: pregúntale tú.' : 'Si quieres, pregúntale tú.';
  return `La tienda todavía no confirma tu pedido.${reached} ${ask}`;
}

/** The moment of which a customer is notified: «Avísame cuando salga». */
export const notifiedMomentCopy = (fulfilment?: Fulfilment): string =>
  fulfilment === 'pickup' ? 'cuando esté listo' : 'cuando salga';
