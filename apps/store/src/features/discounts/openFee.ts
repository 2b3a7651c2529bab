import { type Cents, cartTotal, type FeeSettings, quoteDelivery } from '@crepas/domain';
import type { DiscountedCart } from './discountQuestion.ts';

/**
 * Whether a code takes off the fee of an order that has no address yet. The server counts such a delivery as one without a pin, and the
 * cart has no fee in its total: it would cost less than its products.
 */
export const isOpenFee = (
  amount: Cents,
  fees: FeeSettings,
  { cart, place: { fulfilment, saved } }: Pick<DiscountedCart, 'cart' | 'place'>,
): boolean =>
  fulfilment === 'delivery' &&
  saved === null &&
  amount > 0 &&
  quoteDelivery(fees, null, cartTotal(cart)).fee === amount;
