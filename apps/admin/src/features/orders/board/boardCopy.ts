import { dayText, forMomentText, hourText, type Shop } from '@crepas/api';
import {
  type AlertReach,
  alwaysOpen,
  type Fulfilment,
  isAnnounced,
  isOnHold,
  isUnanswered,
  maxPromisedMinutes,
  needsReason,
  nextStages,
  type OrderStage,
  type OrderTiming,
  type OrderUrgency,
  orderTiming,
  pickupMinutesAt,
  type StaffOrder,
  shopStateAt,
} from '@crepas/domain';
import { ageCopy } from '../../../shared/copy.ts';

/** The next step, and the step that rejects or cancels. A final stage has neither. */
export function stepsOf(stage: OrderStage): { readonly onward?: OrderStage; readonly ending?: OrderStage } {
  const onward = nextStages(stage).find((next) => !needsReason(next));
  const ending = nextStages(stage).find(needsReason);
  return { ...(onward && { onward }), ...(ending && { ending }) };
}

export function stepCopy(to: OrderStage, fulfilment: Fulfilment, isHeld = false): string {
  switch (to) {
    case 'awaitingConfirmation':
    case 'received':
      return 'Recibir';
    case 'accepted':
      return 'Aceptar';
    case 'preparing':
      return isHeld ? 'Empezar ya' : 'Empezar a preparar';
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

/** The remaining time. Undefined before the order is accepted, and while one for later is in time. */
export function promiseCopy({ scheduledFor }: Pick<StaffOrder, 'scheduledFor'>, timing: OrderTiming | null) {
  if (timing === null || timing.left === null) {
    return timing?.urgency === 'late' ? 'Sin aceptar' : undefined;
  }
  if (scheduledFor !== undefined && timing.left > 0) return undefined;
  if (timing.left === 0) return 'Es ahora';
  return timing.left > 0 ? `Faltan ${timing.left} min` : `${-timing.left} min tarde`;
}

/** «(de 45)»: the minutes that the remaining ones are of. An order that was for later counts since it was placed, hours before. */
export const promisedCopy = ({ minutes, scheduledFor }: Pick<StaffOrder, 'minutes' | 'scheduledFor'>) =>
  minutes !== null && minutes <= maxPromisedMinutes && scheduledFor === undefined
    ? `(de ${minutes})`
    : undefined;

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

type Alerted = Pick<StaffOrder, 'alerts' | 'stage'>;

/** The alerts of an order that still waits. */
const alertsOf = ({ alerts, stage }: Alerted) => (stage && isUnanswered(stage) ? alerts : undefined);

/** The people whom the alerts of a waiting order reached (decision H8). Undefined before the first alert, or without a receiver. */
export function alertsCopy(order: Alerted): string | undefined {
  const alerts = alertsOf(order);
  const staff = alerts?.staff && alertCopy(alerts.reach?.staff, 'al personal');
  const owner = alerts?.owner && alertCopy(alerts.reach?.owner, 'a la dueña');
  if (staff?.startsWith('Avisamos') && owner?.startsWith('Avisamos'))
    return 'Avisamos al personal y a la dueña';
  return [staff, owner].filter(Boolean).join('. ') || undefined;
}

/** Empty when nobody of them has a device for alerts. A server that does not say whom it reached has at least tried. */
function alertCopy(reach: AlertReach | undefined, whom: string): string {
  if (reach?.devices === 0) return '';
  return `${reach && reach.reached > 0 ? 'Avisamos' : 'Intentamos avisar'} ${whom}`;
}

/** Who has no device for alerts, as the waiting orders show. It is said of the shop, not of each order. */
export function unreachedCopy(orders: readonly Alerted[]): readonly string[] {
  const alerts = orders.flatMap((order) => alertsOf(order) ?? []);
  return [
    ...(alerts.some(({ staff, reach }) => staff && reach?.staff?.devices === 0)
      ? ['Nadie del personal recibe avisos']
      : []),
    ...(alerts.some(({ owner, reach }) => owner && reach?.owner?.devices === 0)
      ? ['La dueña no recibe avisos']
      : []),
  ];
}

/** From an order at this moment until it arrives, or can be picked up, as the customer reads it. The default of a shop that is not known. */
export function usualMinutes(shop: Shop | undefined, fulfilment: Fulfilment, nowMs: number): number {
  if (!shop) return alwaysOpen.deliveryMinutes;
  if (fulfilment === 'pickup') return pickupMinutesAt(shop, nowMs);
  const state = shopStateAt(shop, nowMs);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}

/**
 * Since when an order waits for what is to be done next: null where nothing is to be done yet. One for later waits since staff hear of
 * it, and in the kitchen since its preparation began.
 */
export function waitsSince(order: StaffOrder, now: number): Date | null {
  const { placedAt, stage, scheduledFor, preparationAt, alertsFrom } = order;
  if (scheduledFor === undefined) return placedAt;
  if (stage !== null && isUnanswered(stage)) {
    if (alertsFrom === undefined) return placedAt;
    return isAnnounced(order, now) ? new Date(alertsFrom) : null;
  }
  return preparationAt === undefined || now < preparationAt ? null : new Date(preparationAt);
}

export type CardTimes = {
  readonly usual: number;
  readonly urgency: OrderUrgency;
  readonly age: string | undefined;
  readonly promise: string | undefined;
  /** «(de 45)» */
  readonly promised: string | undefined;
  /** «para las 8:30 p.m.»; undefined of an order for as soon as possible. */
  readonly moment: string | undefined;
  readonly isHeld: boolean;
};

/** What the clock changes on a card: words and numbers, so that a card is rendered again only when one of them has changed. */
export function cardTimes(
  order: StaffOrder,
  shop: Shop | undefined,
  nowMs: number,
  timeZone: string,
): CardTimes {
  const { fulfilment, stage, scheduledFor } = order;
  const usual = usualMinutes(shop, fulfilment, nowMs);
  const timing = orderTiming(order, nowMs, usual);
  const since = waitsSince(order, nowMs);
  return {
    usual,
    urgency: timing?.urgency ?? 'calm',
    age: since ? ageCopy(since, nowMs) : undefined,
    promise:
      stage === null ? undefined : (laterAlertCopy(order, nowMs, timeZone) ?? promiseCopy(order, timing)),
    promised: timing === null || timing.left === null ? undefined : promisedCopy(order),
    moment: scheduledFor === undefined ? undefined : forMomentText(scheduledFor, nowMs, timeZone),
    isHeld: isOnHold(order, nowMs),
  };
}

/** Why an unanswered order does not ring. */
const laterAlertCopy = (order: StaffOrder, nowMs: number, timeZone: string): string | undefined =>
  order.alertsFrom === undefined ||
  order.stage === null ||
  !isUnanswered(order.stage) ||
  isAnnounced(order, nowMs)
    ? undefined
    : `Avisa ${dayText(nowMs, order.alertsFrom, timeZone)} a ${hourText(order.alertsFrom, timeZone)}`;
