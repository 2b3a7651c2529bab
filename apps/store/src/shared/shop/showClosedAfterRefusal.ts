import type { ShopRefusal } from '@crepas/api';
import type { QueryClient } from '@tanstack/react-query';
import { shopQuery } from './shop.ts';
import { tick } from './shopNow.ts';

/**
 * The server refused an order: shows its reason at once, and reads the shop's settings again.
 *
 * @returns false when the shop's hours are unknown: the page could not show when it opens again
 */
export function showClosedAfterRefusal(queryClient: QueryClient, refusal: ShopRefusal): boolean {
  const reading = queryClient.getQueryData(shopQuery.queryKey);
  if (!reading || reading.isPlain) return false;
  // The shop is open for other orders: the cart shows the server's reason, and the shop is read again.
  if (refusal.kind === 'pickupNotOffered' || !('until' in refusal || 'opensAt' in refusal)) {
    void queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
    return false;
  }
  tick(refusal);
  void queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
  return true;
}
