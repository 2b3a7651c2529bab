import type { Fulfilment } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useShopStatus } from '../stores/shopStatus.ts';
import { useKnownShop } from './shopFeature.ts';

/** The cached promise of a rendered home page, in minutes. */
export const deliveryMinutesKey = ['deliveryMinutes'] as const;

/** The promised minutes of this moment; until they are known, the usual ones; undefined while neither is known. */
export function useDeliveryMinutes(): number | undefined {
  const minutes = useShopStatus((news) => news.minutes);
  const queryClient = useQueryClient();
  return minutes ?? queryClient.getQueryData<number>(deliveryMinutesKey);
}

/** The minutes that the shop needs until the order arrives, or until it can be fetched. */
export function usePromisedMinutes(fulfilment: Fulfilment): number | undefined {
  const delivery = useDeliveryMinutes();
  const pickup = useKnownShop()?.shop.pickup.minutes;
  return fulfilment === 'pickup' ? pickup : delivery;
}
