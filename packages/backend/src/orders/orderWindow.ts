import type { ShopRefusal } from '@crepas/api';
import {
  type Cents,
  canPickUp,
  type DeliveryQuote,
  type Fulfilment,
  freeQuote,
  type Instant,
  isInside,
  nearestMoments,
  offeredMoments,
  offeredPayments,
  type PaymentMethod,
  type Position,
  pickupMinutesAt,
  quoteDelivery,
  type ShopState,
  shopStateAt,
  zeroCents,
} from '@crepas/domain';
import { type ShopSnapshot, settingsOf } from '../shop/shop.ts';
import { momentTakenUntil, type OrderSchedule, scheduleOf } from './orderSchedule.ts';

/** The shop's state when it was read, and until when an order may be written by it. */
export type OrderWindow = {
  /** The transaction that wrote the shop's row; null for a shop without one. */
  readonly shopSeen: string | null;
  /** Null when there is no end within the search range. */
  readonly takenUntil: Instant | null;
  /** Null for an order that is for as soon as possible. */
  readonly schedule: OrderSchedule | null;
};

/** The shop does not take this order at `now`. */
export type RefusedOrder = {
  readonly kind: 'refused';
  readonly refusal: ShopRefusal;
  readonly timeZone: string;
  readonly now: Instant;
};

export type OpenWindow = OrderWindow & {
  readonly kind: 'open';
  readonly timeZone: string;
  readonly now: Instant;
  /** From an order of this moment until it is at the door, or ready to be picked up. */
  readonly promiseMinutes: number;
  /** What delivery costs, by the sum of the products. Staff may deliver less than the minimum. */
  readonly quote: (subtotal: Cents) => DeliveryQuote;
  readonly refused: (refusal: ShopRefusal) => RefusedOrder;
};

/** What the shop's settings decide about an order. */
export type WantedOrder = {
  /** Null for an order without a pin, which every zone accepts: a client of the spec sends none. */
  readonly position: Position | null;
  readonly payment: PaymentMethod;
  readonly fulfilment: Fulfilment;
  /** When the customer wants it: that moment is judged, and not the shop's present state. Null: as soon as possible. */
  readonly scheduledFor: Instant | null;
  /** A closed shop and a pause do not stop staff (decision T3). */
  readonly isByStaff?: boolean;
  /** What an order that changes keeps: the shop took it before. */
  readonly kept?: {
    readonly place: boolean;
    readonly payment: boolean;
    readonly fulfilment: boolean;
    readonly moment: boolean;
  };
};

/** Whether a shop takes this order at `now`. */
export function orderWindow(
  { shop, shopSeen }: ShopSnapshot,
  now: Instant,
  { position, payment, fulfilment, scheduledFor, isByStaff = false, kept }: WantedOrder,
): OpenWindow | RefusedOrder {
  const present = settingsOf(shop);
  const state = shopStateAt(present, now);
  const refused = (refusal: ShopRefusal): RefusedOrder => ({
    kind: 'refused',
    refusal,
    timeZone: present.timeZone,
    now,
  });
  const isForNow = scheduledFor === null;
  if (isForNow && state.kind !== 'open' && !isByStaff) return refused(refusalOf(state));
  if (!kept?.place && present.zone && position && !isInside(present.zone, position))
    return refused({ kind: 'outsideZone' });
  if (!kept?.payment && !offeredPayments(present).includes(payment))
    return refused({ kind: 'paymentNotOffered' });
  const isPickup = fulfilment === 'pickup';
  const isPauseOver = canPickUp(present, now) || isByStaff || !isForNow;
  const isPickupTaken = isPauseOver && present.pickup.isActive;
  if (isPickup && !kept?.fulfilment && !isPickupTaken) {
    const until = present.pickup.isActive ? present.pickupPausedUntil : null;
    return refused({ kind: 'pickupNotOffered', until });
  }
  const momentUntil =
    isForNow || kept?.moment ? null : momentTakenUntil(present, fulfilment, scheduledFor, now, isByStaff);
  if (!isForNow && !kept?.moment && momentUntil === null) {
    const moments = nearestMoments(offeredMoments(present, fulfilment, now), scheduledFor);
    return refused({ kind: 'momentNotOffered', moments });
  }
  const stateUntil = isForNow && state.kind === 'open' && !isByStaff ? state.lastOrderAt : null;
  const deliveryMinutes = state.kind === 'open' ? state.promiseMinutes : present.deliveryMinutes;
  return {
    kind: 'open',
    timeZone: present.timeZone,
    now,
    shopSeen,
    takenUntil: momentUntil ?? stateUntil,
    schedule: isForNow ? null : scheduleOf(present, fulfilment, scheduledFor, now),
    promiseMinutes: isPickup ? pickupMinutesAt(present, now) : deliveryMinutes,
    refused,
    quote: (subtotal) =>
      isPickup
        ? freeQuote
        : { ...quoteDelivery(present, position, subtotal), ...(isByStaff && { missing: zeroCents }) },
  };
}

function refusalOf(state: Exclude<ShopState, { kind: 'open' }>): ShopRefusal {
  switch (state.kind) {
    case 'paused':
      return { kind: 'paused', until: state.until };
    case 'closed':
      return state;
    case 'lastOrdersOver':
      return { kind: 'lastOrdersOver', opensAt: state.opensAt };
  }
}
