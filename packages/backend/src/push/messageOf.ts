import type { PushMessage } from '@crepas/api';
import {
  alertSeconds,
  type Cents,
  type Fulfilment,
  moneyText,
  orderId,
  ticketAlertSeconds,
} from '@crepas/domain';
import type { PushOccasion } from '../db/schema.ts';

type OrderOccasion = {
  readonly id: number;
  readonly occasion: PushOccasion;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly total: Cents;
  readonly fulfilment: Fulfilment;
};

/** @param seconds whole minutes, more than one */
const waitingFor = (seconds: number) => `Espera desde hace ${seconds / 60} minutos.`;

/** What the device shows: no phone, address or name, because a locked screen shows it too. */
export function messageOf({ id, occasion, minutes, reason, total, fulfilment }: OrderOccasion): PushMessage {
  const order = orderId(id);
  const staff = { order, url: `/orders?pedido=${id}` };
  const customer = { order, url: `/order-details/${id}` };
  const isBrought = fulfilment === 'delivery';
  switch (occasion) {
    case 'staffAlert':
      return { ...staff, title: `Pedido #${id} sin respuesta`, body: 'Espera desde hace más de un minuto.' };
    case 'ownerAlert':
      return { ...staff, title: `Nadie ha tomado el pedido #${id}`, body: waitingFor(alertSeconds.owner) };
    case 'ticketAlert':
      return {
        ...staff,
        title: `El ticket #${id} no ha salido`,
        body: `${waitingFor(ticketAlertSeconds)} Revisa la impresora o prepáralo desde la pantalla.`,
      };
    case 'accepted':
      return {
        ...customer,
        title: `La tienda aceptó tu pedido #${id}`,
        body:
          minutes === null
            ? 'Ya lo tiene la cocina.'
            : `${isBrought ? 'Llega' : 'Está listo'} en unos ${minutes} minutos.`,
      };
    case 'contentChanged':
      return {
        ...customer,
        title: `La tienda cambió tu pedido #${id}`,
        body: `El nuevo total es ${moneyText(total)}.`,
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
