import type { StaffOrder } from './order.ts';
import { isUnanswered } from './orderStage.ts';

/** How urgently an active order needs attention. */
export type OrderUrgency = 'calm' | 'soon' | 'late';

export type OrderTiming = {
  /** Whole minutes since the order was placed, or since staff could hear of it. */
  readonly waited: number;
  /** Whole minutes until the promised delivery, negative when late; null before acceptance. */
  readonly left: number | null;
  readonly urgency: OrderUrgency;
};

/** Minutes that an order may wait for acceptance. */
const unanswered = { soon: 2, late: 5 };
/** An order is due soon when this many minutes or fewer remain. */
const soonMinutes = 5;

const minuteMs = 60_000;

/**
 * @param order an active one; the promise counts from when it was placed, as in the customer's view (`promisedTime`), and one for later
 * has its moment
 * @param usualMinutes what the shop promises at this moment, for an order that was accepted without minutes
 * @returns null when the backend sends no time of the order
 */
export function orderTiming(
  {
    placedAt,
    stage,
    minutes,
    scheduledFor,
    alertsFrom,
  }: Pick<StaffOrder, 'placedAt' | 'stage' | 'minutes' | 'scheduledFor' | 'alertsFrom'>,
  nowMs: number,
  usualMinutes: number,
): OrderTiming | null {
  if (placedAt === null) return null;
  // A clock behind the server's would make the time negative.
  const waited = Math.max(0, Math.floor((nowMs - (alertsFrom ?? placedAt.getTime())) / minuteMs));
  if (stage === null || isUnanswered(stage)) {
    return { waited, left: null, urgency: urgencyOf(waited >= unanswered.late, waited >= unanswered.soon) };
  }
  const left =
    scheduledFor === undefined
      ? (minutes ?? usualMinutes) - waited
      : Math.floor((scheduledFor - nowMs) / minuteMs);
  return { waited, left, urgency: urgencyOf(left < 0, left <= soonMinutes) };
}

const urgencyOf = (isLate: boolean, isSoon: boolean): OrderUrgency =>
  isLate ? 'late' : isSoon ? 'soon' : 'calm';
