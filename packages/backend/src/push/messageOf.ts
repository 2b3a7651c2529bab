import { momentText, type PushMessage, promiseCopy, sentence } from '@crepas/api';
import {
  alertSeconds,
  type Cents,
  type Fulfilment,
  type Instant,
  moneyText,
  orderId,
  promisedTime,
  ticketAlertSeconds,
} from '@crepas/domain';
import type { PushOccasion } from '../db/tables/push.ts';

type OrderOccasion = {
  readonly id: number;
  readonly occasion: PushOccasion;
  readonly placedAt: Date;
  /** Null: as soon as possible. */
  readonly scheduledFor: Date | null;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly total: Cents;
  readonly fulfilment: Fulfilment;
  /** The shop's. */
  readonly timeZone: string;
  readonly now: Instant;
};

/** @param seconds whole minutes, more than one */
const waitingFor = (seconds: number) => `Espera desde hace ${seconds / 60} minutos.`;

/** What the device shows: no phone, address or name, because a locked screen shows it too. */
export function messageOf(message: OrderOccasion): PushMessage {
  const { id, occasion, reason, fulfilment } = message;
  const order = orderId(id);
  const staff = { order, url: `/orders?pedido=${id}` };
  const customer = { order, url: `/order-details/${id}` };
  const isBrought = fulfilment === 'delivery';
  switch (occasion) {
    case 'staffAlert':
      return {
        ...staff,
        title: `Pedido #${id} sin respuesta`,
        body: withMoment('Espera desde hace más de un minuto.', message),
      };
    case 'ownerAlert':
      return {
        ...staff,
        title: `Nadie ha tomado el pedido #${id}`,
        body: withMoment(waitingFor(alertSeconds.owner), message),
      };
    case 'ticketAlert':
      return {
        ...staff,
        title: `El ticket #${id} no ha salido`,
        body: withMoment(
          `${waitingFor(ticketAlertSeconds)} Revisa la impresora o prepáralo desde la pantalla.`,
          message,
        ),
      };
    case 'accepted':
      return {
        ...customer,
        title: `La tienda aceptó tu pedido #${id}`,
        body: acceptedCopy(message),
      };
    case 'contentChanged':
      return {
        ...customer,
        title: `La tienda cambió tu pedido #${id}`,
        body: changedCopy(message),
      };
    case 'preparationDue':
      return {
        ...customer,
        title: `Ya empezamos tu pedido #${id}`,
        body: momentCopy(message),
      };
    case 'onTheWay':
      return isBrought
        ? { ...customer, title: `Tu pedido #${id} va en camino`, body: 'Ya salió de la tienda.' }
        : { ...customer, title: `Tu pedido #${id} está listo`, body: 'Pasa a recogerlo a la tienda.' };
    case 'rejected':
      return { ...customer, title: `La tienda no pudo tomar tu pedido #${id}`, body: reason ?? '' };
    default:
      return { ...customer, title: `Tu pedido #${id} fue cancelado`, body: reason ?? '' };
  }
}

/** «Es para mañana a las 8:30 p.m.»; empty for an order that is for as soon as possible. */
const momentCopy = ({ scheduledFor, now, timeZone }: OrderOccasion): string =>
  scheduledFor === null ? '' : sentence(`Es para ${momentText(now, scheduledFor.getTime(), timeZone)}`);

const withMoment = (text: string, message: OrderOccasion): string => `${text} ${momentCopy(message)}`.trim();

const changedCopy = (message: OrderOccasion): string =>
  withMoment(`El nuevo total es ${moneyText(message.total)}.`, message);

function acceptedCopy(message: OrderOccasion): string {
  const { placedAt, scheduledFor, minutes, fulfilment, timeZone } = message;
  if (scheduledFor !== null) return momentCopy(message);
  const at = minutes === null ? null : promisedTime({ placedAt, stage: 'accepted', minutes }, undefined);
  return at ? promiseCopy({ at, isLate: false }, fulfilment, timeZone) : 'Ya lo tiene la cocina.';
}
