import type { Payment, PaymentMethod } from '@crepas/domain';

/** The name of each method, the same for customers and staff. */
const methodCopy: Readonly<Record<PaymentMethod, string>> = { cash: 'efectivo' };

export const paymentCopy = (payment: Payment): string =>
  typeof payment === 'string' ? methodCopy[payment] : payment.unknown;
