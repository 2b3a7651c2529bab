import { useQueryClient } from '@tanstack/react-query';
import { feesOf } from './fees.ts';
import { type DeliveryCopy, deliveryCopy } from './feesCopy.ts';
import { useShopNow } from './shopNow.ts';

/** What a rendered home page says of the fees. */
export const deliveryCopyKey = ['deliveryCopy'] as const;

/** What a rendered cart page says of the fees: «Envío desde $25.00». */
export const feeNoteKey = ['feeNote'] as const;

/** What home says that delivery costs; nothing where it is free. While the shop is unknown, as the page says. */
export function useDeliveryCopy(): DeliveryCopy | undefined {
  const shopNow = useShopNow();
  const queryClient = useQueryClient();
  if (!shopNow) return queryClient.getQueryData<DeliveryCopy>(deliveryCopyKey);
  return deliveryCopy(feesOf(shopNow.shop)) ?? undefined;
}
