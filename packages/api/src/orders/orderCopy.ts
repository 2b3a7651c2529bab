import {
  type Cents,
  type ContentDifference,
  type ExpectedTime,
  type Fulfilment,
  isPaymentDue,
  lastFourDigits,
  type OrderStage,
  type PaidState,
  type Payment,
  type PhoneNumber,
  paymentLabel,
} from '@crepas/domain';
import { hourText } from '../shop/momentText.ts';
import { sentence } from '../wire/sentence.ts';

const brought: Readonly<Record<OrderStage, string>> = {
  awaitingConfirmation: 'Por confirmar',
  received: 'Recibido',
  accepted: 'Aceptado',
  preparing: 'En preparación',
  onTheWay: 'En camino',
  delivered: 'Entregado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
};

const names: Readonly<Record<Fulfilment, Readonly<Record<OrderStage, string>>>> = {
  delivery: brought,
  pickup: { ...brought, onTheWay: 'Listo para recoger', delivered: 'Recogido' },
};

/** The name of a stage, the same for customers and staff. */
export const stageCopy = (stage: OrderStage, fulfilment: Fulfilment): string => names[fulfilment][stage];

/** In a few words, for the place after a stage: «hacia las 8:25 p.m.». */
export const aroundCopy = ({ at }: Pick<ExpectedTime, 'at'>, timeZone: string): string =>
  `hacia ${hourText(at.getTime(), timeZone)}`;

/** When the order arrives or is ready, as a sentence: «Llega hacia las 8:25 p.m.». */
export function promiseCopy(expected: ExpectedTime, fulfilment: Fulfilment, timeZone: string): string {
  const verb = fulfilment === 'pickup' ? 'Está listo' : 'Llega';
  return sentence(`${expected.isLate ? 'Vamos tarde: ahora' : verb} ${aroundCopy(expected, timeZone)}`);
}

/** How an order is paid, and whether it is: for staff. Cash comes with the delivery, so nothing is said about it before. */
export function paymentCopy(
  payment: Payment,
  order: PaidState & { readonly total: Cents; readonly fulfilment?: Fulfilment },
): string {
  const name = paymentLabel(payment, order.fulfilment);
  if (order.paidAt) return `${name} · pagado`;
  // Also of an order that became free later: the money has to be returned.
  if (payment === 'transfer' && order.transferredAt) return `${name} · dice que ya transfirió`;
  if (!isPaymentDue(order)) return `${name} · nada por cobrar`;
  return payment === 'transfer' ? `${name} · sin confirmar` : name;
}

/** «Quitó 2 × Nutella», the same for customers and staff. */
export function differenceCopy(difference: ContentDifference): string {
  switch (difference.kind) {
    case 'product': {
      const { name, made, before, now } = difference;
      const what = made === '' ? name : `${name} (${made})`;
      if (before === 0) return `Agregó ${now} × ${what}`;
      return now === 0 ? `Quitó ${before} × ${what}` : `${what}: antes ${before}, ahora ${now}`;
    }
    case 'address':
      return 'Cambió la dirección';
    case 'fulfilment':
      return 'Cambió cómo se entrega';
    case 'note':
      return 'Cambió la nota';
    case 'payment':
      return 'Cambió la forma de pago';
    case 'cash':
      return 'Cambió con cuánto se paga';
    case 'name':
      return 'Cambió el nombre';
    case 'fee':
      return 'Cambió el envío';
    case 'discount':
      return 'Cambió el descuento';
    case 'moment':
      return 'Cambió la hora';
  }
}

/** Staff end or change an order without a reason: the forms ask for it, and the server refuses. */
export const reasonMissingCopy = 'Escribe el motivo: el cliente lo lee.';

/** What staff call a customer who gave no name (decision O11). @param phone ten digits */
export const unnamedCustomer = (phone: string): string =>
  `Cliente ·· ${lastFourDigits(phone as PhoneNumber)}`;
