import type { Shop } from '@crepas/api';
import {
  type AlertReach,
  alwaysOpen,
  type EndCause,
  type Fulfilment,
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

/** What a kitchen usually needs. */
const kitchenMinutes = [10, 15, 20, 30, 45];

/**
 * The minutes from now that staff choose between: until a pickup is ready, or until a delivery is at its door, which is what the
 * kitchen needs and the way («Tiempo de camino»). What the shop promises at this moment is one of them.
 */
export function answerMinutes(
  shop: Shop | undefined,
  fulfilment: Fulfilment,
  nowMs: number,
): readonly number[] {
  const way = fulfilment === 'delivery' ? (shop?.travelMinutes ?? 0) : 0;
  const choices = new Set([
    ...kitchenMinutes.map((minutes) => minutes + way),
    usualMinutes(shop, fulfilment, nowMs),
  ]);
  return [...choices].sort((a, b) => a - b);
}

/** What the chosen minutes mean, for everybody who reads them (decision O17). */
export const untilCopy = (fulfilment: Fulfilment): string =>
  fulfilment === 'pickup' ? 'listo en' : 'en su puerta en';

/** The typed minutes; null unless the backend accepts them. */
export function minutesOf(answer: string): number | null {
  const minutes = Number(answer);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxPromisedMinutes ? minutes : null;
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

/** Frequent reasons of a change. The customer reads the chosen one. */
export const changeReasons: readonly string[] = [
  'Se acabó un ingrediente',
  'Nos lo pediste',
  'Nos equivocamos',
];

/** From an order at this moment until it arrives, or can be fetched, as the customer reads it. The default of a shop that is not known. */
export function usualMinutes(shop: Shop | undefined, fulfilment: Fulfilment, nowMs: number): number {
  if (!shop) return alwaysOpen.deliveryMinutes;
  if (fulfilment === 'pickup') return pickupMinutesAt(shop, nowMs);
  const state = shopStateAt(shop, nowMs);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}

export type CardTimes = {
  readonly usual: number;
  readonly urgency: OrderUrgency;
  readonly age: string | undefined;
  readonly promise: string | undefined;
};

/** What the clock changes on a card: words and numbers, so that a card is rendered again only when one of them has changed. */
export function cardTimes(order: StaffOrder, shop: Shop | undefined, nowMs: number): CardTimes {
  const { fulfilment, placedAt, stage } = order;
  const usual = usualMinutes(shop, fulfilment, nowMs);
  const timing = orderTiming(order, nowMs, usual);
  return {
    usual,
    urgency: timing?.urgency ?? 'calm',
    age: placedAt ? ageCopy(placedAt, nowMs) : undefined,
    promise: stage === null ? undefined : promiseCopy(order, timing),
  };
}
