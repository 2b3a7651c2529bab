import type { Shop } from '@crepas/api';
import type { PaymentMethod } from '@crepas/domain';
import { cashOnly, offeredPayments } from '@crepas/domain';

/** What the customer may choose from. A server that knows no other way, or has no shop, takes cash (spec §9). */
export const paymentsOf = (shop: Shop | null | undefined): readonly PaymentMethod[] =>
  shop?.features.includes('pagos') ? offeredPayments(shop) : cashOnly.payments;

/** The remembered way, or the shop's first one. Null for a remembered one that the shop no longer offers. */
export function chosenPayment(
  shop: Shop | null | undefined,
  remembered: PaymentMethod | null,
): PaymentMethod | null {
  const offered = paymentsOf(shop);
  // A server that knows no ways to pay takes cash: another shop's choice says nothing here.
  if (remembered === null || !shop?.features.includes('pagos')) return offered[0] ?? 'cash';
  return offered.includes(remembered) ? remembered : null;
}
