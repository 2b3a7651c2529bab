import { useQueryClient } from '@tanstack/react-query';
import { useShopStatus } from '../stores/shopStatus.ts';

/** The cached promise of a rendered home page, in minutes. */
export const deliveryMinutesKey = ['deliveryMinutes'] as const;

/** The promised minutes of this moment; until they are known, the usual ones; undefined while neither is known. */
export function useDeliveryMinutes(): number | undefined {
  const minutes = useShopStatus((news) => news.minutes);
  const queryClient = useQueryClient();
  return minutes ?? queryClient.getQueryData<number>(deliveryMinutesKey);
}
