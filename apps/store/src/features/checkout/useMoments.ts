import { getMoments } from '@crepas/api';
import { type Fulfilment, type Instant, offeredMoments } from '@crepas/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { useOrderPlace } from '../address/index.ts';
import { type MomentChoice, type MomentReading, readMoment } from './moment.ts';

export const momentsKey = ['moments'] as const;

/** Other customers order meanwhile; what is missed, the server refuses. */
const refreshMs = 60_000;

const momentsQuery = (fulfilment: Fulfilment) =>
  queryOptions({
    queryKey: [...momentsKey, fulfilment],
    queryFn: ({ signal }) => client.send(getMoments, fulfilment, { signal }),
    staleTime: refreshMs / 2,
    gcTime: 0,
    retry: false,
    refetchInterval: refreshMs,
  });

export type CartMoments = MomentChoice & {
  readonly now: Instant;
  readonly timeZone: string;
  readonly reading: MomentReading;
};

/**
 * The quarters of an hour that the cart offers, computed of the shop's settings; the server is asked which are full, where the owner
 * has set a limit. Undefined while the shop is unknown.
 */
export function useMoments(): CartMoments | undefined {
  const shopNow = useShopNow();
  const { fulfilment } = useOrderPlace();
  const isLater = useOrderOptions((state) => state.isLater);
  const scheduledFor = useOrderOptions((state) => state.scheduledFor);
  const offered = shopNow ? offeredMoments(shopNow.shop, fulfilment, shopNow.now) : [];
  // A failure says of none that it is full: the server refuses by itself.
  const { data } = useQuery({
    ...momentsQuery(fulfilment),
    enabled: isLater && offered.length > 0 && shopNow?.shop.scheduling.maxPerQuarter !== null,
  });
  if (!shopNow) return undefined;
  const { now, shop } = shopNow;
  const choice = { offered, full: data?.full ?? [] };
  return { ...choice, now, timeZone: shop.timeZone, reading: readMoment({ isLater, scheduledFor }, choice) };
}
