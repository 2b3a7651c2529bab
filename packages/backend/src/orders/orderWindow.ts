import type { ShopRefusal } from '@crepas/api';
import {
  alwaysOpen,
  type Cents,
  canPickUp,
  type DeliveryQuote,
  type Fulfilment,
  type Instant,
  isInside,
  offeredPayments,
  type PaymentMethod,
  type Position,
  plainTerms,
  quoteDelivery,
  type ShopState,
  shopStateAt,
  zeroCents,
} from '@crepas/domain';
import type { Queries } from '../db/Database.ts';
import { readSeenShop, type ShopSnapshot } from '../shop/shop.ts';

/** The shop's state when it was read, and until when an order may be written by it. */
export type OrderWindow = {
  /** The transaction that wrote the shop's row; null for a shop without one. */
  readonly shopSeen: string | null;
  /** Null when there is no end within the search range. */
  readonly takenUntil: Instant | null;
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
  /** A closed shop and a pause do not stop staff (decision T3). */
  readonly isByStaff?: boolean;
  /** What an order that changes keeps: the shop took it before. */
  readonly kept?: { readonly place: boolean; readonly payment: boolean; readonly fulfilment: boolean };
};

/** Whether the shop takes this order now, by the clock of the database. */
export async function readOrderWindow(
  queries: Queries,
  wanted: WantedOrder,
): Promise<OpenWindow | RefusedOrder> {
  const seen = await readSeenShop(queries);
  return orderWindow(seen, seen.now, wanted);
}

/** Whether a shop takes this order at `now`. */
export function orderWindow(
  { shop, shopSeen }: ShopSnapshot,
  now: Instant,
  { position, payment, fulfilment, isByStaff = false, kept }: WantedOrder,
): OpenWindow | RefusedOrder {
  const present = { ...alwaysOpen, ...plainTerms, zone: null, ...shop };
  const state = shopStateAt(present, now);
  const refused = (refusal: ShopRefusal): RefusedOrder => ({
    kind: 'refused',
    refusal,
    timeZone: present.timeZone,
    now,
  });
  if (state.kind !== 'open' && !isByStaff) return refused(refusalOf(state));
  if (!kept?.place && present.zone && position && !isInside(present.zone, position))
    return refused({ kind: 'outsideZone' });
  if (!kept?.payment && !offeredPayments(present).includes(payment))
    return refused({ kind: 'paymentNotOffered' });
  const isPickup = fulfilment === 'pickup';
  const mayBeFetched = canPickUp(present, now) || (isByStaff && present.pickup.isActive);
  if (isPickup && !kept?.fulfilment && !mayBeFetched) {
    const until = present.pickup.isActive ? present.pickupPausedUntil : null;
    return refused({ kind: 'pickupNotOffered', until });
  }
  const takenUntil = state.kind === 'open' && !isByStaff ? state.lastOrderAt : null;
  return {
    kind: 'open',
    shopSeen,
    takenUntil,
    refused,
    quote: (subtotal) =>
      isPickup
        ? noDelivery
        : { ...quoteDelivery(present, position, subtotal), ...(isByStaff && { missing: zeroCents }) },
  };
}

/** Fee and missing minimum of an order that its customer fetches. */
const noDelivery: DeliveryQuote = { fee: zeroCents, missing: zeroCents };

function refusalOf(state: Exclude<ShopState, { kind: 'open' }>): ShopRefusal {
  switch (state.kind) {
    case 'paused':
      return { kind: 'paused', until: state.until };
    case 'closed':
    case 'lastOrdersOver':
      return { kind: state.kind, opensAt: state.opensAt };
  }
}
