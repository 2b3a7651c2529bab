import { sentence, shopRefusalCopy } from '@crepas/api';
import {
  type Instant,
  isInside,
  minutesUntil,
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
  /** The reason of a special day: `Navidad`. */
  readonly reason: string | null;
  /** «Finalizar» sends nothing. False while nothing is known: the server refuses by itself. */
  readonly closed: boolean;
  /** The shop does not deliver to the address. */
  readonly isOfPlace?: boolean;
  /** A minute of the countdown that is not announced to screen readers. */
  readonly isSilentTick: boolean;
};

const unknownHours: ShopHours = { closingNotice: null, reason: null, closed: false, isSilentTick: false };

/** What the shop says at this moment before an order to this place. */
export function shopHours(shopNow: ShopNow | undefined, place: OrderPlace): ShopHours {
  if (!shopNow) return unknownHours;
  const { shop, now, refusal } = shopNow;
  if (refusal) {
    const closingNotice = shopRefusalCopy({ refusal, timeZone: shop.timeZone, now });
    const isOfPlace = refusal.kind === 'outsideZone';
    return { closingNotice, reason: null, isOfPlace, closed: true, isSilentTick: false };
  }
  return hoursAt(shop, now, isOutside(shop.zone, pinOf(place)));
}

/** From the order until its delivery; the usual minutes while the shop takes no orders. */
export function promisedMinutes({ shop, now }: ShopNow): number {
  const state = shopStateAt(shop, now);
  return state.kind === 'open' ? state.promiseMinutes : shop.deliveryMinutes;
}

/** The countdown is announced to screen readers at these minutes only: every minute would interrupt too often. */
const announcedMinutes: readonly number[] = [30, 20, 10, 5, 1];

/** @param isPlaceOutside the shop does not deliver to the saved address: an open shop takes no order for it (decision H5) */
function hoursAt(schedule: ShopSchedule, now: Instant, isPlaceOutside: boolean): ShopHours {
  const state = shopStateAt(schedule, now);
  const { timeZone, deliveryMinutes: usualMinutes } = schedule;
  const isOpen = state.kind === 'open';
  if (isOpen && isPlaceOutside) {
    const closingNotice = shopRefusalCopy({ refusal: { kind: 'outsideZone' }, timeZone, now });
    return { closingNotice, reason: null, isOfPlace: true, closed: true, isSilentTick: false };
  }
  return {
    closingNotice: closingNoticeCopy(state, { timeZone, now, usualMinutes }),
    reason: state.kind === 'closed' ? state.reason : null,
    closed: !isOpen,
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
