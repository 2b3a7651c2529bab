import { getMoments, type Shop } from '@crepas/api';
import { type Instant, offeredMoments } from '@crepas/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/read.ts';
import { type MomentChoice, noMoments } from './momentForm.ts';
import type { OrderForm } from './orderForm.ts';

/** Others order meanwhile; what is missed, the server refuses. */
const refreshMs = 60_000;

/**
 * The moments that staff can choose: those of the shop's hours, also while it is closed or paused. The server is asked which are full,
 * where the owner has set a limit.
 *
 * @param shop undefined while it is not known
 * @param kept the moment that the order has
 */
export function useMoments(
  shop: Shop | undefined,
  nowMs: number,
  { fulfilment, isLater }: Pick<OrderForm, 'fulfilment' | 'isLater'>,
  kept: Instant | null,
): MomentChoice {
  const isLimited = shop !== undefined && shop.scheduling.maxPerQuarter !== null;
  const { data } = useQuery({
    ...read(['moments', fulfilment], getMoments, isLater && isLimited ? fulfilment : skipToken),
    gcTime: 0,
    refetchInterval: refreshMs,
  });
  if (!shop?.features.includes('programar')) return { ...noMoments, kept };
  const offered = offeredMoments({ ...shop, isOpen: true, pausedUntil: null }, fulfilment, nowMs);
  return { offered, full: data?.full ?? [], kept };
}
