import { aroundCopy, stageCopy } from '@crepas/api';
import type {
  ActiveOrder,
  AnswerRemarks,
  ExpectedTime,
  Fulfilment,
  OrderStage,
  OrderState,
  Payment,
} from '@crepas/domain';
import { readyCopy } from '../../shared/copy/payment.ts';

/** Only an order in preparation has a label (spec §4), and one that is not prepared before a call (decision T1). */
export function orderStateCopy(state: OrderState, stage: OrderStage | null = null): string | undefined {
  if (stage === 'awaitingConfirmation') return 'PEDIDO POR CONFIRMAR';
  return state === 'active' ? 'PEDIDO EN PREPARACIÓN' : undefined;
}

/**
 * The order's stage in a few words: `Aceptado · hacia las 6:48 p.m.`. Undefined for a shop without stages.
 *
 * @param expected when it arrives or is ready; null when that is not known
 */
export function orderProgressCopy(
  { stage, fulfilment, isUnconfirmed }: Pick<ActiveOrder, 'stage' | 'fulfilment' | 'isUnconfirmed'>,
  expected: ExpectedTime | null,
  timeZone: string,
): string | undefined {
  if (stage === null) return undefined;
  if (isUnconfirmed) return 'Aún sin confirmar';
  if (stage === 'awaitingConfirmation') return 'La tienda te llama';
  if (stage === 'onTheWay' && fulfilment === 'pickup') return 'Ya está listo, pásale';
  if (expected === null) return stageCopy(stage, fulfilment);
  return `${expected.isLate ? 'Vamos tarde' : stageCopy(stage, fulfilment)} · ${aroundCopy(expected, timeZone)}`;
}

/**
 * The order's stage as a sentence for the customer.
 *
 * @param promise when it arrives or is ready, as a sentence; null when that is not known
 */
export function stageSentence(
  stage: OrderStage,
  fulfilment: Fulfilment,
  { reason, endedBy, alerts }: AnswerRemarks,
  promise: string | null = null,
): string {
  const arrival = promise === null ? '' : ` ${promise}`;
  switch (stage) {
    case 'awaitingConfirmation':
      return 'La tienda te llama para confirmar tu pedido. Aún no lo prepara.';
    case 'received':
      // After the owner was alerted «pronto» would be a promise that nobody can give (decision H8).
      return `La tienda tiene tu pedido${alerts?.owner ? '' : ' y pronto lo confirma'}.${arrival}`;
    case 'accepted':
      return `La tienda aceptó tu pedido.${arrival}`;
    case 'preparing':
      return `Estamos preparando tu pedido.${arrival}`;
    case 'onTheWay':
      return fulfilment === 'pickup'
        ? 'Tu pedido está listo. Pasa a recogerlo a la tienda.'
        : `Tu pedido va en camino.${arrival}`;
    case 'delivered':
      return `${fulfilment === 'pickup' ? 'Recogiste tu pedido' : 'Tu pedido fue entregado'}. ¡Buen provecho!`;
    case 'rejected':
      return `La tienda rechazó tu pedido.${because(reason)}`;
    case 'cancelled':
      if (endedBy === 'customer') return 'Cancelaste tu pedido.';
      return `Tu pedido fue cancelado.${because(reason)}`;
  }
}

/**
 * What the customer can do meanwhile. Undefined when there is nothing to do.
 *
 * @param payment null for a paid order
 * @param cash what the customer pays with, formatted
 */
export function nextStepCopy(
  stage: OrderStage,
  fulfilment: Fulfilment,
  payment: Payment | null,
  cash: string,
): string | undefined {
  const ready = payment === null ? undefined : readyCopy(payment, cash);
  switch (stage) {
    case 'awaitingConfirmation':
      return `Ten tu teléfono cerca.${payment === 'cash' ? ` Pagas ${cash} en efectivo cuando ${fulfilment === 'pickup' ? 'lo recojas' : 'llegue'}.` : ''}`;
    case 'received':
    case 'accepted':
    case 'preparing':
      return `${ready === undefined ? '' : `${ready}. `}Aquí ves cómo avanza tu pedido.`;
    case 'onTheWay':
      if (fulfilment === 'pickup') return ready && `${ready}.`;
      return ready === undefined ? 'Ten tu teléfono cerca.' : `${ready} y tu teléfono cerca.`;
    default:
      return undefined;
  }
}

const because = (reason: string | null): string => (reason === null ? '' : ` Motivo: ${reason}`);

/** The server refuses the session of the verified phone. */
export const verifyAgainCopy = 'No pudimos cargar tu pedido. Verifica otra vez tu teléfono.';
