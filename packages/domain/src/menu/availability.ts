import type { Instant } from '../shop/schedule.ts';
import type { Product } from './catalog.ts';
import { type MenuMoment, windowOpensAt } from './menuHours.ts';

/** A product or an extra, which has no windows. */
type Item = Pick<Product, 'available' | 'soldOutUntil' | 'availableFrom'> &
  Partial<Pick<Product, 'windows' | 'isCombo'>>;

/** Why something cannot be had at a moment. */
export type Unavailability =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'soldOut'; readonly until: Instant }
  /** The product is shown and can be ordered for later. */
  | { readonly kind: 'outsideHours'; readonly from: Instant };

/**
 * Whether something can be had at a moment. This and {@link whyUnavailable} are the only place that knows what hides a product:
 * the owner, «Agotado hoy» and its windows.
 */
export const isAvailable = (item: Item, moment: MenuMoment): boolean => whyUnavailable(item, moment) === null;

/**
 * Whether an order for later can have what cannot be had now.
 *
 * @param lastMoment the last moment for which an order can be placed; 0: none
 */
export const isForLater = (why: Unavailability | null, lastMoment: Instant): boolean =>
  (why?.kind === 'soldOut' && why.until <= lastMoment) ||
  (why?.kind === 'outsideHours' && why.from <= lastMoment);

/** Null when it can be had. */
export function whyUnavailable(item: Item, moment: MenuMoment): Unavailability | null {
  const { available, soldOutUntil, windows = [], availableFrom = 0, isCombo } = item;
  // Customers read a sold-out product as hidden until the answer after it is back.
  if (soldOutUntil !== undefined && (!available || moment.at < soldOutUntil)) {
    return { kind: 'soldOut', until: soldOutUntil };
  }
  if (!available) return { kind: 'hidden' };
  // A combo waits for its crepas too, whose hours the backend knows.
  const told = isCombo || windows.length === 0 ? availableFrom : 0;
  const from = Math.max(told, windowOpensAt(windows, moment) ?? 0);
  return moment.at < from ? { kind: 'outsideHours', from } : null;
}
