import type { Shop } from '@crepas/api';
import {
  type AlertReach,
  alwaysOpen,
  type EndCause,
  type Fulfilment,
  isUnanswered,
  needsReason,
  nextStages,
  type OrderStage,
  type OrderTiming,
  pickupMinutesAt,
  type StaffOrder,
  shopStateAt,
} from '@crepas/domain';

/** The next step, and the step that rejects or cancels. A final stage has neither. */
export function stepsOf(stage: OrderStage): { readonly onward?: OrderStage; readonly ending?: OrderStage } {
  const onward = nextStages(stage).find((next) => !needsReason(next));
  const ending = nextStages(stage).find(needsReason);
  return { ...(onward && { onward }), ...(ending && { ending }) };
}

export function stepCopy(to: OrderStage, fulfilment: Fulfilment): string {
  switch (to) {
    case 'awaitingConfirmation':
    case 'received':
      return 'Recibir';
    case 'accepted':
      return 'Aceptar';
    case 'preparing':
      return 'Empezar a preparar';
    case 'onTheWay':
      return fulfilment === 'pickup' ? 'Listo para recoger' : 'Salió a entregar';
    case 'delivered':
      return fulfilment === 'pickup' ? 'Recogido' : 'Entregado';
    case 'rejected':
      return 'Rechazar';
    case 'cancelled':
      return 'Cancelar pedido';
  }
}

/** The promised minutes and the remaining time. Undefined before the order is accepted. */
export function promiseCopy({ minutes }: Pick<StaffOrder, 'minutes'>, timing: OrderTiming | null) {
  if (timing === null || timing.left === null) {
    return timing?.urgency === 'late' ? 'Nadie lo ha aceptado' : undefined;
  }
  const promised = minutes === null ? '' : ` (de ${minutes})`;
  if (timing.left === 0) return `Es ahora${promised}`;
  return timing.left > 0 ? `Faltan ${timing.left} min${promised}` : `${-timing.left} min tarde${promised}`;
}

/**
 * What to know before the order is accepted, who took it, and that the kitchen has no ticket of it.
 *
 * @param isTicketLate whether a printer should have printed it
 */
export function markCopy(
  {
    stage,
    phone,
    isSecondUnreceived,
    takenBy,
    version = 0,
  }: Pick<StaffOrder, 'stage' | 'phone' | 'isSecondUnreceived' | 'takenBy' | 'version'>,
  isTicketLate = false,
): string | undefined {
  const marks = [
    stage === 'awaitingConfirmation' && `Por confirmar: llama al ${phone}`,
    isSecondUnreceived && 'Segundo pedido sin recibir',
    takenBy && `Por teléfono, lo tomó ${takenBy}`,
    version > 0 && `Cambio ${version}`,
    isTicketLate && 'Su ticket no ha salido',
  ].filter(Boolean);
  return marks.length > 0 ? marks.join('. ') : undefined;
}

/** Why an order is rejected that the shop could not confirm. The customer reads it. */
export const unconfirmedReasons = ['No contesta', 'Número falso'] as const;

/** The people whom the alerts of a waiting order reached (decision H8). Undefined before the first alert. */
export function alertsCopy({ alerts, stage }: Pick<StaffOrder, 'alerts' | 'stage'>): string | undefined {
  if (!stage || !isUnanswered(stage) || !alerts?.staff) return undefined;
  const staff = alertCopy(alerts.reach?.staff, 'al personal', 'Nadie del personal recibe avisos');
  if (!alerts.owner) return staff;
  const owner = alertCopy(alerts.reach?.owner, 'a la dueña', 'La dueña no recibe avisos');
  const isSame = staff.startsWith('Avisamos') && owner.startsWith('Avisamos');
  return isSame ? 'Avisamos al personal y a la dueña' : `${staff}. ${owner}`;
}

/** A server that does not say whom it reached has at least tried. */
function alertCopy(reach: AlertReach | undefined, whom: string, nobody: string): string {
  if (reach?.devices === 0) return nobody;
  return `${reach && reach.reached > 0 ? 'Avisamos' : 'Intentamos avisar'} ${whom}`;
}

export const quickMinutes = [10, 15, 20, 30, 45] as const;

/** The typed minutes; null unless the backend accepts them. */
export function minutesOf(answer: string): number | null {
  const minutes = Number(answer);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 240 ? minutes : null;
}

type Reason = { readonly text: string; readonly cause: EndCause };

const reasons: Readonly<Record<'rejected' | 'cancelled', readonly Reason[]>> = {
  rejected: [
    { text: 'Estamos llenos por ahora', cause: 'tooBusy' },
    { text: 'Se acabó un ingrediente', cause: 'soldOut' },
    { text: 'Estás fuera de nuestra zona', cause: 'outOfZone' },
    { text: 'Ya cerramos', cause: 'closed' },
  ],
  cancelled: [
    { text: 'Nadie recibió el pedido', cause: 'notReceived' },
    { text: 'Lo pidió el cliente', cause: 'askedByCustomer' },
    { text: 'No pudimos comunicarnos contigo', cause: 'unreachable' },
    { text: 'Se acabó un ingrediente', cause: 'soldOut' },
  ],
};

/** Frequent reasons. The customer reads the chosen one. Nothing is outside of the zone of an order that is fetched. */
export const reasonsOf = (ending: 'rejected' | 'cancelled', fulfilment: Fulfilment): readonly Reason[] =>
  fulfilment === 'delivery'
    ? reasons[ending]
    : reasons[ending]
        .filter(({ cause }) => cause !== 'outOfZone')
        .map((one) => (one.cause === 'notReceived' ? { ...one, text: 'Nadie recogió el pedido' } : one));

/** From an order at this moment until it arrives, or can be fetched, as the customer reads it. The default of a shop that is not known. */
export function usualMinutes(shop: Shop | undefined, fulfilment: Fulfilment, nowMs: number): number {
  if (!shop) return alwaysOpen.deliveryMinutes;
  if (fulfilment === 'pickup') return pickupMinutesAt(shop, nowMs);
  const state = shopStateAt(shop, nowMs);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}
