import type { Fulfilment, PaidState, Payment } from '@crepas/domain';
import { paymentLabel } from '@crepas/domain';

/** How an order is paid, and whether it is: for staff. Cash comes with the delivery, so nothing is said about it before. */
export function paymentCopy(
  payment: Payment,
  { paidAt, transferredAt, fulfilment }: PaidState & { readonly fulfilment?: Fulfilment } = {},
): string {
  const name = paymentLabel(payment, fulfilment);
  if (paidAt) return `${name} · pagado`;
  if (payment !== 'transfer') return name;
  return `${name} · ${transferredAt ? 'dice que ya transfirió' : 'sin confirmar'}`;
}
