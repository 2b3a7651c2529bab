import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { Cents } from '../money/money.ts';
import { capitalized } from '../text/capitalized.ts';
import { isPaymentDue, type PaidState, type Payment, type PaymentMethod } from './payment.ts';

const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'efectivo',
  card: 'tarjeta al recibir',
  transfer: 'transferencia',
};

/**
 * The name of a way to pay within a sentence, in a list and after a colon, as in the message to the shop.
 *
 * @param fulfilment of the order; left out where no order is meant
 */
export function paymentName(payment: Payment, fulfilment?: Fulfilment): string {
  if (typeof payment === 'object') return payment.unknown;
  return payment === 'card' && fulfilment === 'pickup' ? 'tarjeta al recoger' : methodNames[payment];
}

/** «Tarjeta al recibir»: where the name stands alone, in a field, a cell or a row of a ticket. */
export const paymentLabel = (payment: Payment, fulfilment?: Fulfilment): string =>
  capitalized(paymentName(payment, fulfilment));

/** What is left to do about the money at the door, on tickets. */
export function collectText(payment: Payment, order: PaidState & { readonly total: Cents }): string {
  if (order.paidAt) return 'YA PAGADO';
  if (!isPaymentDue(order)) return 'NADA POR COBRAR';
  return typeof payment === 'string' ? collectTexts[payment] : 'COBRAR';
}

const collectTexts: Readonly<Record<PaymentMethod, string>> = {
  cash: 'COBRAR',
  card: 'COBRAR CON TARJETA',
  transfer: 'TRANSFERENCIA SIN CONFIRMAR',
};
