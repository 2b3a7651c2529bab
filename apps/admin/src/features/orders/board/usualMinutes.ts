import type { Shop } from '@crepas/api';
import type { Fulfilment } from '@crepas/domain';
import { alwaysOpen, pickupMinutesAt, shopStateAt } from '@crepas/domain';

/** From an order at this moment until it arrives, or can be fetched, as the customer reads it. The default of a shop that is not known. */
export function usualMinutes(shop: Shop | undefined, fulfilment: Fulfilment, nowMs: number): number {
  if (!shop) return alwaysOpen.deliveryMinutes;
  if (fulfilment === 'pickup') return pickupMinutesAt(shop, nowMs);
  const state = shopStateAt(shop, nowMs);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}
