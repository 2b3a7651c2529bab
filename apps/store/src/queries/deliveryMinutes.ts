import { useQueryClient } from '@tanstack/react-query';
import { useShopNews } from '../stores/shopNews.ts';

/** The cached promise of a rendered home page, in minutes. */
export const deliveryMinutesKey = ['deliveryMinutes'] as const;

/** What the shop promises now; until that is known, what it promises as a rule; undefined while nothing is known. */
export function useDeliveryMinutes(): number | undefined {
  const minutes = useShopNews((news) => news.minutes);
  const queryClient = useQueryClient();
  return minutes ?? queryClient.getQueryData<number>(deliveryMinutesKey);
}
