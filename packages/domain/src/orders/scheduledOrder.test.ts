import { describe, expect, it } from 'vitest';
import { orderTiming } from './orderUrgency.ts';
import { expectedTime, promisedTime } from './promisedTime.ts';
import { isAnnounced, isOnHold, mayCancelOrder } from './scheduledOrder.ts';

const minuteMs = 60_000;
const now = Date.UTC(2026, 10, 21, 2);
const scheduledFor = now + 120 * minuteMs;
const preparationAt = scheduledFor - 45 * minuteMs;
const accepted = { stage: 'accepted', scheduledFor, preparationAt } as const;

describe('an order for later', () => {
  it('is on hold when it was accepted, until its preparation begins', () => {
    expect(isOnHold(accepted, now)).toBe(true);
    expect(isOnHold(accepted, preparationAt - 1)).toBe(true);
    expect(isOnHold(accepted, preparationAt)).toBe(false);
    expect(isOnHold({ ...accepted, stage: 'received' }, now)).toBe(false);
    expect(isOnHold({ ...accepted, stage: 'preparing' }, now)).toBe(false);
    expect(isOnHold({ stage: 'accepted' }, now)).toBe(false);
  });

  it('of a server that says only that it is on hold, is on hold', () => {
    expect(isOnHold({ stage: 'accepted', scheduledFor, isHeld: true }, now)).toBe(true);
    expect(isOnHold({ ...accepted, isHeld: true }, preparationAt)).toBe(false);
  });

  it('may be cancelled by its customer until staff answer, and while it is on hold', () => {
    expect(mayCancelOrder({ ...accepted, stage: 'received' }, now)).toBe(true);
    expect(mayCancelOrder(accepted, now)).toBe(true);
    expect(mayCancelOrder(accepted, preparationAt)).toBe(false);
    expect(mayCancelOrder({ ...accepted, stage: 'preparing' }, now)).toBe(false);
    expect(mayCancelOrder({ ...accepted, stage: null }, now)).toBe(false);
  });

  it('is announced from the opening on, when it came before', () => {
    expect(isAnnounced({}, now)).toBe(true);
    expect(isAnnounced({ alertsFrom: now }, now)).toBe(true);
    expect(isAnnounced({ alertsFrom: now + 1 }, now)).toBe(false);
  });

  it('is promised for its moment, whatever the minutes are', () => {
    const order = { ...accepted, placedAt: new Date(now - 600 * minuteMs), minutes: 30, reason: null };
    expect(promisedTime(order, 45)).toEqual(new Date(scheduledFor));
    expect(promisedTime({ ...order, placedAt: null }, undefined)).toEqual(new Date(scheduledFor));
    expect(promisedTime({ ...order, stage: 'delivered' }, 45)).toBeNull();
    expect(expectedTime(order, 'delivery', 45, now)).toEqual({ at: new Date(scheduledFor), isLate: false });
    expect(expectedTime(order, 'delivery', 45, scheduledFor + 6 * minuteMs)?.isLate).toBe(true);
  });

  it('is late on the board by its moment, and waits for an answer since staff could hear of it', () => {
    const placedAt = new Date(now - 600 * minuteMs);
    const order = { ...accepted, placedAt, minutes: null };
    expect(orderTiming(order, now, 45)).toEqual({ waited: 600, left: 120, urgency: 'calm' });
    expect(orderTiming(order, scheduledFor + 1, 45)).toMatchObject({ left: -1, urgency: 'late' });
    const waiting = { ...order, stage: 'received', alertsFrom: now } as const;
    expect(orderTiming(waiting, now + minuteMs, 45)).toEqual({ waited: 1, left: null, urgency: 'calm' });
    expect(orderTiming(waiting, now - minuteMs, 45)).toMatchObject({ waited: 0, urgency: 'calm' });
  });
});
