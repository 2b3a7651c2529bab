import { type Shop, sentence, shopRefusalCopy } from '@crepas/api';
import {
  canPickUp,
  type Instant,
  isInside,
  minutesUntil,
  offeredMoments,
  type Position,
  type ShopSchedule,
  type ShopState,
  shopStateAt,
  type Zone,
} from '@crepas/domain';
import { type OrderPlace, pinOf } from './fees.ts';
import { type ShopNow, useKnownShop } from './shopNow.ts';

/** What a customer must know before ordering. */
export type ShopHours = {
  /** Null on an ordinary evening, and while nothing is known. */
  readonly closingNotice: string | null;
  /** «Finalizar» sends nothing. False while nothing is known: the server refuses by itself. */
  readonly closed: boolean;
  /** Though it takes none for as soon as possible, the shop takes orders for later (extension `programar`). */
  readonly offersLater: boolean;
  /** The shop does not deliver to the address. */
  readonly isOfPlace?: boolean;
  /** A minute of the countdown that is not announced to screen readers. */
  readonly isSilentTick: boolean;
};

const unknownHours: ShopHours = {
  closingNotice: null,
  closed: false,
  offersLater: false,
  isSilentTick: false,
};

const outsideHours = (closingNotice: string): ShopHours => ({
  ...unknownHours,
  closingNotice,
  isOfPlace: true,
  closed: true,
});

/** What the shop says at this moment before an order to this place. An open shop takes no order for an address outside of its zone (decision H5). */
export function shopHours(shopNow: ShopNow | undefined, place: OrderPlace): ShopHours {
  if (!shopNow) return unknownHours;
  const { shop, now, refusal } = shopNow;
  const isPlaceOutside = isOutside(shop.zone, pinOf(place));
  const offersLater = () => offeredMoments(shop, place.fulfilment, now).length > 0;
  if (refusal) {
    const closingNotice = shopRefusalCopy({ refusal, timeZone: shop.timeZone, now });
    if (refusal.kind === 'outsideZone') return outsideHours(closingNotice);
    return { ...unknownHours, closingNotice, closed: true, offersLater: offersLater() };
  }
  const hours = hoursAt(shop, now);
  const isPickupPaused = place.fulfilment === 'pickup' && !canPickUp(shop, now);
  // For whoever picks the order up the pause closes the shop: it may be for after the pause.
  if (isPickupPaused && !hours.closed && offersLater()) {
    return { ...unknownHours, closingNotice: noPickupCopy(shop, now), closed: true, offersLater: true };
  }
  const isLater = hours.closed && offersLater();
  if (isPlaceOutside && (isLater || !hours.closed)) {
    return outsideHours(shopRefusalCopy({ refusal: { kind: 'outsideZone' }, timeZone: shop.timeZone, now }));
  }
  return { ...hours, offersLater: isLater };
}

/** Why no order can be picked up as soon as possible. */
export function noPickupCopy(shop: Shop, now: Instant): string {
  const until = shop.pickup.isActive ? shop.pickupPausedUntil : null;
  return shopRefusalCopy({ refusal: { kind: 'pickupNotOffered', until }, timeZone: shop.timeZone, now });
}

/** A closed shop offers its other hours. */
export const laterOfferCopy = 'Pide desde ahora para después.';

/** What a closed shop says, with its offer: «Cerrado. Abrimos hoy a las 6:00 p.m. Pide desde ahora para después.» */
export const noticeWithOffer = ({ closingNotice, offersLater }: ShopHours): string | null =>
  closingNotice !== null && offersLater ? `${sentence(closingNotice)} ${laterOfferCopy}` : closingNotice;

/** From the order until its delivery; the usual minutes while the shop takes no orders. */
export function promisedMinutes({ shop, now }: ShopNow): number {
  const state = shopStateAt(shop, now);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}

/** The countdown is announced to screen readers at these minutes only: every minute would interrupt too often. */
const announcedMinutes: readonly number[] = [30, 20, 10, 5, 1];

function hoursAt(schedule: ShopSchedule, now: Instant): ShopHours {
  const state = shopStateAt(schedule, now);
  const { timeZone, deliveryMinutes: usualMinutes } = schedule;
  const isOpen = state.kind === 'open';
  return {
    closingNotice: closingNoticeCopy(state, { timeZone, now, usualMinutes }),
    closed: !isOpen,
    offersLater: false,
    isSilentTick: isOpen && state.minutesLeft !== null && !announcedMinutes.includes(state.minutesLeft),
  };
}

type Clock = { readonly timeZone: string; readonly now: Instant; readonly usualMinutes: number };

/** A closed shop says it with the words of the server's refusal. */
function closingNoticeCopy(state: ShopState, { usualMinutes, ...clock }: Clock): string | null {
  switch (state.kind) {
    case 'closed':
    case 'lastOrdersOver':
      return shopRefusalCopy({ refusal: state, ...clock });
    case 'paused':
      // If a pause ends while the shop is closed, customers read the time of the next opening.
      return shopRefusalCopy({ refusal: { kind: 'paused', until: state.opensAt ?? state.until }, ...clock });
    case 'open':
      if (state.minutesLeft !== null && state.closesAt !== null) {
        return countdownCopy(minutesUntil(state.closesAt, clock.now), state.minutesLeft);
      }
      return state.promiseMinutes > usualMinutes ? `Hoy tardamos unos ${state.promiseMinutes} minutos` : null;
  }
}

function countdownCopy(closing: number, lastOrder: number): string {
  const closes = `Cerramos en ${minutesCopy(closing)}`;
  return closing === lastOrder ? closes : sentence(`${closes}. Último pedido en ${minutesCopy(lastOrder)}`);
}

const minutesCopy = (count: number): string => (count === 1 ? '1 minuto' : `${count} minutos`);

/** A place without a pin is not checked: its text may be anywhere (decision H4). */
export const isOutside = (zone: Zone | null, pin: Position | null): boolean =>
  zone !== null && pin !== null && !isInside(zone, pin);

/** Null while the shop is unknown, too. */
export const useZone = (): Zone | null => useKnownShop()?.shop.zone ?? null;
