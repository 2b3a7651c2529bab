import type { OrderStage } from '@crepas/domain';

/** Why an order could no longer be cancelled: its present stage. */
export function tooLateCopy(stage: OrderStage): string {
  switch (stage) {
    case 'received':
      return 'No pudimos cancelar tu pedido. Intenta de nuevo.';
    case 'accepted':
      return 'La cocina ya aceptó tu pedido: para cancelarlo, llama a la tienda.';
    case 'preparing':
      return 'La cocina ya prepara tu pedido: para cancelarlo, llama a la tienda.';
    case 'onTheWay':
      return 'Tu pedido ya va en camino: para cancelarlo, llama a la tienda.';
    case 'delivered':
      return 'Tu pedido ya fue entregado.';
    case 'rejected':
      return 'La tienda ya había rechazado tu pedido.';
    case 'cancelled':
      return 'Tu pedido ya estaba cancelado.';
  }
}

/** @param isOwnerTold whether the server has sent its second alert */
export const unansweredCopy = (isOwnerTold: boolean): string =>
  `La tienda todavía no confirma tu pedido.${isOwnerTold ? ' Ya le avisamos a la dueña.' : ''} Si quieres, pregúntale tú.`;
