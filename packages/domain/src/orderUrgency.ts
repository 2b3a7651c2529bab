import type { StaffOrder } from './order.ts';

/** How much an order under way wants somebody's eyes. */
export type OrderUrgency = 'calm' | 'soon' | 'late';

export type OrderTiming = {
  /** Whole minutes since the order came in. */
  readonly waited: number;
  /** Whole minutes until it should be at the door, below zero when that is past; null before it is accepted. */
  readonly left: number | null;
  readonly urgency: OrderUrgency;
};

/** Minutes that the shop promises where nobody said other ones (spec §9). */
const ordinaryMinutes = 45;
/** Minutes that an order may wait for somebody to accept it. */
const unanswered = { soon: 2, late: 5 };
/** An order is due soon within so many minutes of its time. */
const soonMinutes = 5;

const minuteMs = 60_000;

/**
 * @param order one under way; what was promised counts from when it came in, as the customer counts
 * @returns null where the backend does not tell when orders came in
 */
export function orderTiming(
  { placedAt, stage, minutes }: Pick<StaffOrder, 'placedAt' | 'stage' | 'minutes'>,
  nowMs: number,
): OrderTiming | null {
  if (placedAt === null) return null;
  // A clock that runs behind the shop's makes no time negative.
  const waited = Math.max(0, Math.floor((nowMs - placedAt.getTime()) / minuteMs));
  if (stage === 'received' || stage === null) {
    return { waited, left: null, urgency: urgencyOf(waited >= unanswered.late, waited >= unanswered.soon) };
  }
  const left = (minutes ?? ordinaryMinutes) - waited;
  return { waited, left, urgency: urgencyOf(left < 0, left <= soonMinutes) };
}

const urgencyOf = (isLate: boolean, isSoon: boolean): OrderUrgency =>
  isLate ? 'late' : isSoon ? 'soon' : 'calm';
