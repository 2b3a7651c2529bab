import { type OrderPayload, orderToWire } from '@crepas/api';
import { type Cart, draftOrder } from '@crepas/domain';
import { useAddress } from '../stores/address.ts';

/** What the shop would be asked for, or null while the address or its details are missing. */
export function orderOf(cart: Cart): OrderPayload | null {
  const { saved, details } = useAddress.getState();
  return saved && details && orderToWire(draftOrder(cart, saved, details));
}
