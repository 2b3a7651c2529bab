import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { Instant } from '../shop/schedule.ts';
import type { AnswerRemarks, OrderDetails, StaffOrder } from './order.ts';
import type { ScheduleRemarks } from './scheduledOrder.ts';

const minuteMs = 60_000;

/** What the time of an order depends on. */
export type PromisedOrder = Pick<OrderDetails, 'placedAt' | 'stage'> &
  Pick<ScheduleRemarks, 'scheduledFor'> &
  Partial<AnswerRemarks>;

/**
 * When an order arrives: the moment that it was ordered for, else the minutes that the shop promised, or its usual ones, after it was
 * placed. As on the staff's board (`orderTiming`). Null when nothing is promised: a time is missing, the order has ended, or the owner was told that
 * nobody answers it (decision H8).
 *
 * @param usualMinutes the shop's promise of this moment
 */
export function promisedTime(
  { placedAt, stage, minutes, alerts, scheduledFor }: PromisedOrder,
  usualMinutes: number | undefined,
): Date | null {
  const promisedAt = scheduledFor ?? minutesAfter(placedAt, minutes ?? usualMinutes);
  if (promisedAt === null) return null;
  const isAnswered = stage === 'accepted' || stage === 'preparing' || stage === 'onTheWay';
  const isFresh = stage === 'received' && !alerts?.owner;
  return isAnswered || isFresh ? new Date(promisedAt) : null;
}

const minutesAfter = (placedAt: Date | null, minutes: number | undefined): Instant | null =>
  placedAt === null || minutes === undefined ? null : placedAt.getTime() + minutes * minuteMs;

/** An order is late when it did not arrive within so many minutes after the promised time. */
const graceMinutes = 5;
/** A late order is expected in steps of so many minutes, so that its time does not change at each look. */
const lateStepMinutes = 10;
/** Somebody forgot to end an order that is so late: no time is told of it. */
const maxLateMinutes = 180;

/** When an order arrives, or can be picked up, as everybody reads it. */
export type ExpectedTime = { readonly at: Date; readonly isLate: boolean };

/**
 * The promised time; of a late order the next of its steps that is at least five minutes away.
 * Null when nothing is promised, for an order that waits to be picked up, and for one that is hours late.
 *
 * @param usualMinutes the shop's promise of this moment
 * @param now by the server's clock
 */
export function expectedTime(
  order: PromisedOrder,
  fulfilment: Fulfilment,
  usualMinutes: number | undefined,
  now: Instant,
): ExpectedTime | null {
  const promisedAt = promisedTime(order, usualMinutes);
  if (!promisedAt || (fulfilment === 'pickup' && order.stage === 'onTheWay')) return null;
  const lateMinutes = (now - promisedAt.getTime()) / minuteMs;
  if (lateMinutes <= graceMinutes) return { at: promisedAt, isLate: false };
  if (lateMinutes > maxLateMinutes) return null;
  const steps = Math.ceil((lateMinutes + graceMinutes) / lateStepMinutes);
  return { at: new Date(promisedAt.getTime() + steps * lateStepMinutes * minuteMs), isLate: true };
}

/** The most minutes that an order's promise can have. */
export const maxPromisedMinutes = 240;

/**
 * The minutes of an order's promise, which count from when it was placed. Staff choose them from now on, so what the order has
 * already waited is added: the customer reads the moment that staff meant.
 *
 * @param chosen minutes from now
 * @returns null: the order keeps its promise. The server gives one to an order for later that is moved to as soon as possible, and it
 * may be longer than the most that staff can promise.
 */
export function minutesSincePlaced(
  { placedAt, minutes }: Pick<StaffOrder, 'placedAt' | 'minutes'>,
  chosen: number,
  now: Instant,
): number | null {
  const waited = placedAt === null ? 0 : Math.max(0, Math.floor((now - placedAt.getTime()) / minuteMs));
  const wanted = waited + chosen;
  if (wanted <= maxPromisedMinutes) return wanted;
  return minutes !== null && minutes > maxPromisedMinutes ? null : maxPromisedMinutes;
}
