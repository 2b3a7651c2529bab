import type { Fulfilment } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useShopStatus } from './shopStatus.ts';

/** The cached promise of a rendered home page, in minutes. */
export const deliveryMinutesKey = ['deliveryMinutes'] as const;

/** The promised minutes of this moment; until they are known, the usual ones; undefined while neither is known. */
export function useDeliveryMinutes(): number | undefined {
  const minutes = useShopStatus((news) => news.minutes);
  const queryClient = useQueryClient();
  return minutes ?? queryClient.getQueryData<number>(deliveryMinutesKey);
}

export const pickupMinutesKey = ['pickupMinutes'] as const;

/** From the order until it can be fetched; null while orders cannot be fetched. Until that is known, as the page says. */
export function usePickupMinutes(): number | null {
  const minutes = useShopStatus(({ pickupMinutes }) => pickupMinutes);
  const queryClient = useQueryClient();
  return minutes === undefined ? (queryClient.getQueryData<number>(pickupMinutesKey) ?? null) : minutes;
}

/** The minutes that the shop needs until the order arrives, or until it can be fetched. */
export function usePromisedMinutes(fulfilment: Fulfilment): number | undefined {
  const delivery = useDeliveryMinutes();
  const pickup = usePickupMinutes() ?? undefined;
  return fulfilment === 'pickup' ? pickup : delivery;
}
