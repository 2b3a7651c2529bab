import type { Fulfilment } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { pickupMinutes } from './pickup.ts';
import { promisedMinutes } from './shopHours.ts';
import { useShopNow } from './shopNow.ts';

/** The cached promise of a rendered home page, in minutes. */
export const deliveryMinutesKey = ['deliveryMinutes'] as const;

/** The promised minutes of this moment; until they are known, the usual ones; undefined while neither is known. */
export function useDeliveryMinutes(): number | undefined {
  const shopNow = useShopNow();
  const queryClient = useQueryClient();
  return shopNow ? promisedMinutes(shopNow) : queryClient.getQueryData<number>(deliveryMinutesKey);
}

export const pickupMinutesKey = ['pickupMinutes'] as const;

/** From the order until it can be fetched; null while orders cannot be fetched. Until that is known, as the page says. */
export function usePickupMinutes(): number | null {
  const shopNow = useShopNow();
  const queryClient = useQueryClient();
  return shopNow ? pickupMinutes(shopNow) : (queryClient.getQueryData<number>(pickupMinutesKey) ?? null);
}

/** The minutes that the shop needs until the order arrives, or until it can be fetched. */
export function usePromisedMinutes(fulfilment: Fulfilment): number | undefined {
  const delivery = useDeliveryMinutes();
  const pickup = usePickupMinutes() ?? undefined;
  return fulfilment === 'pickup' ? pickup : delivery;
}
