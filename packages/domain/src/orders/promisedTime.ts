import type { AnswerRemarks, OrderDetails } from './order.ts';

const minuteMs = 60_000;

/**
 * When an order arrives: the minutes that the shop promised, or its usual ones, after it was placed. As on the staff's
 * board (`orderTiming`). Null when nothing is promised: a time is missing, the order has ended, or the owner was told that
 * nobody answers it (decision H8).
 *
 * @param usualMinutes the shop's promise of this moment
 */
export function promisedTime(
  { placedAt, stage, minutes, alerts }: Pick<OrderDetails, 'placedAt' | 'stage'> & Partial<AnswerRemarks>,
  usualMinutes: number | undefined,
): Date | null {
  const promised = minutes ?? usualMinutes;
  if (placedAt === null || promised === undefined) return null;
  const isAnswered = stage === 'accepted' || stage === 'preparing' || stage === 'onTheWay';
  const isFresh = stage === 'received' && !alerts?.owner;
  return isAnswered || isFresh ? new Date(placedAt.getTime() + promised * minuteMs) : null;
}
