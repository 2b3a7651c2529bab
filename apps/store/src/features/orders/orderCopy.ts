import { aroundCopy, promiseCopy, sentence, stageCopy } from '@crepas/api';
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
import type { LaterCopy } from './laterCopy.ts';

/** Only an order in preparation has a label (spec §4), one that is not prepared before a call (decision T1), and one for later. */
export function orderStateCopy(
  state: OrderState,
  stage: OrderStage | null = null,
  later: LaterCopy | null = null,
): string | undefined {
  if (stage === 'awaitingConfirmation') return 'PEDIDO POR CONFIRMAR';
  if (later && (stage === null || stage === 'received' || later.isOnHold)) return 'PEDIDO PROGRAMADO';
  return state === 'active' ? 'PEDIDO EN PREPARACIÓN' : undefined;
}

/**
 * The order's stage in a few words: `Aceptado · hacia las 6:48 p.m.`. Undefined for a shop without stages.
 *
 * @param expected when it arrives or is ready; null when that is not known
 * @param later of an order for later
 */
export function orderProgressCopy(
  { stage, fulfilment, isUnconfirmed }: Pick<ActiveOrder, 'stage' | 'fulfilment' | 'isUnconfirmed'>,
  expected: ExpectedTime | null,
  timeZone: string,
  later: LaterCopy | null = null,
): string | undefined {
  if (stage === null) return later ? `Para ${later.when}` : undefined;
  if (isUnconfirmed) return 'Aún sin confirmar';
  if (stage === 'awaitingConfirmation') return 'La tienda te llama';
  if (stage === 'onTheWay' && fulfilment === 'pickup') return 'Ya está listo, pásale';
  if (later?.isOnHold) return `Confirmado para ${later.when}`;
  if (later && isBeforeKitchen(stage) && !expected?.isLate)
    return `${stageCopy(stage, fulfilment)} · para ${later.when}`;
  if (expected === null) return stageCopy(stage, fulfilment);
  return `${expected.isLate ? 'Vamos tarde' : stageCopy(stage, fulfilment)} · ${aroundCopy(expected, timeZone)}`;
}

/** The stages of which an order for later says its moment; from then on it says when it arrives. */
const isBeforeKitchen = (stage: OrderStage): boolean => stage === 'received' || stage === 'accepted';

/** When an order arrives, as a sentence: «Llega hacia las 8:25 p.m.», «Es para mañana a las 8:30 p.m.»; null when that is not known. */
export function arrivalSentence(
  stage: OrderStage,
  fulfilment: Fulfilment,
  expected: ExpectedTime | null,
  timeZone: string,
  later: LaterCopy | null = null,
): string | null {
  if (later && isBeforeKitchen(stage) && !expected?.isLate) return sentence(`Es para ${later.when}`);
  return expected && promiseCopy(expected, fulfilment, timeZone);
}

/**
 * The order's stage as a sentence for the customer.
 *
 * @param promise when it arrives or is ready, as a sentence; null when that is not known
 * @param later of an order for later
 */
export function stageSentence(
  stage: OrderStage,
  fulfilment: Fulfilment,
  { reason, endedBy, alerts }: AnswerRemarks,
  promise: string | null = null,
  later: LaterCopy | null = null,
): string {
  const arrival = promise === null ? '' : ` ${promise}`;
  switch (stage) {
    case 'awaitingConfirmation':
      return `${sentence(`La tienda te llama para confirmar tu pedido${later ? ` para ${later.when}` : ''}`)} Aún no lo prepara.`;
    case 'received':
      if (later?.waitsForOpening) return `La tienda tiene tu pedido y lo confirma cuando abra.${arrival}`;
      // After the owner was alerted «pronto» would be a promise that nobody can give (decision H8).
      return `La tienda tiene tu pedido${alerts?.owner ? '' : ' y pronto lo confirma'}.${arrival}`;
    case 'accepted':
      return later?.isOnHold
        ? `${sentence(`Confirmado para ${later.when}`)} La tienda empieza a prepararlo más tarde.`
        : `La tienda aceptó tu pedido.${arrival}`;
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
 * @param payment null when nothing is to be paid
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
