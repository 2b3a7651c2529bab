import type { PendingOrder } from '../storage/pendingOrder.ts';

/** The backend keeps keys for a day: an older attempt cannot be repeated safely. */
const keyLifeMs = 24 * 60 * 60 * 1000;

export const isRepeatable = ({ createdAt }: PendingOrder, nowMs: number): boolean =>
  nowMs - createdAt < keyLifeMs;
