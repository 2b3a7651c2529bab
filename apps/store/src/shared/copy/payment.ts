import type { Cents, Delivery, PaidState, Payment, PaymentMethod } from '@crepas/domain';
import { isPaymentDue, paymentName } from '@crepas/domain';

export const paymentsCopy = (methods: readonly PaymentMethod[]): string =>
  methods.some((method) => method !== 'cash')
    ? `Formas de pago: ${methods.map((method) => paymentName(method)).join(', ')}. Ninguna cuesta más.`
    : 'Pagas en efectivo cuando recibes tu pedido.';

export const paymentDroppedCopy = (method: PaymentMethod): string =>
  `La tienda ya no acepta ${paymentName(method)}. Revisa cómo pagas.`;

/** How the rest of an order is to be paid; null when nothing is: it is paid, or its code takes everything off. */
export const openPayment = (payment: Payment, total: Cents, state: PaidState = {}): Payment | null =>
  isPaymentDue({ ...state, total }) ? payment : null;

/**
 * What to have ready for the courier.
 *
 * @param cash what the customer pays with, formatted
 */
export function readyCopy(payment: Payment, cash: string): string | undefined {
  if (typeof payment === 'object') return undefined;
  switch (payment) {
    case 'cash':
      return `Ten a la mano ${cash} en efectivo`;
    case 'card':
      return 'Ten a la mano tu tarjeta';
    case 'transfer':
      return undefined;
  }
}

/** Whether the customer has said that a transfer was made, or staff have seen it. */
export const isTransferMade = (delivery: Delivery | null): boolean =>
  delivery?.payment === 'transfer' && (delivery.paidAt ?? delivery.transferredAt) !== undefined;

/** What a transfer order that was rejected or cancelled says of the money. */
export const refundCopy =
  'La tienda te devuelve lo que transferiste: ponte en contacto con ella para acordar cómo.';
