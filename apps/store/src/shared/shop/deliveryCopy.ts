import { useQueryClient } from '@tanstack/react-query';
import type { DeliveryCopy } from './feesCopy.ts';
import { useShopStatus } from './shopStatus.ts';

/** What a rendered home page says of the fees. */
export const deliveryCopyKey = ['deliveryCopy'] as const;

/** What home says that delivery costs; nothing where it is free, and while nothing is known. */
export function useDeliveryCopy(): DeliveryCopy | undefined {
  const delivery = useShopStatus((news) => news.delivery);
  const queryClient = useQueryClient();
  return delivery === undefined
    ? queryClient.getQueryData<DeliveryCopy>(deliveryCopyKey)
    : (delivery ?? undefined);
}
