import type { PaidState, Payment, PaymentMethod } from './payment.ts';

/** The name of each method: in the message to the shop, on tickets and on screens. */
const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'efectivo',
  card: 'tarjeta al recibir',
  transfer: 'transferencia',
};

export const paymentName = (payment: Payment): string =>
  typeof payment === 'string' ? methodNames[payment] : payment.unknown;

/** What is left to do about the money at the door, on tickets. */
export function collectText(payment: Payment, { paidAt }: PaidState): string {
  if (paidAt) return 'YA PAGADO';
  return typeof payment === 'string' ? collectTexts[payment] : 'COBRAR';
}

const collectTexts: Readonly<Record<PaymentMethod, string>> = {
  cash: 'COBRAR',
  card: 'COBRAR CON TARJETA',
  transfer: 'TRANSFERENCIA SIN CONFIRMAR',
};
