import { momentText } from '@crepas/api';
import { type Instant, isAnnounced, isOnHold, type OrderStage, type ScheduleRemarks } from '@crepas/domain';

/** What is said of an order for later (extension `programar`). */
export type LaterCopy = {
  /** «hoy a las 8:30 p.m.», «mañana a las 8:30 p.m.» */
  readonly when: string;
  /** The shop accepted it, and begins later. */
  readonly isOnHold: boolean;
  /** The order came while the shop was closed, and the shop has not opened since. */
  readonly waitsForOpening: boolean;
};

/**
 * Null for an order that is for as soon as possible.
 *
 * @param now by the server's clock
 */
export function laterCopy(
  order: ScheduleRemarks & { readonly stage: OrderStage | null },
  now: Instant,
  timeZone: string,
): LaterCopy | null {
  if (order.scheduledFor === undefined) return null;
  return {
    when: momentText(now, order.scheduledFor, timeZone),
    isOnHold: isOnHold(order, now),
    waitsForOpening: !isAnnounced(order, now),
  };
}
