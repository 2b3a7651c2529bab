import type { Position } from '../customer/address.ts';
import type { Cents } from '../money/money.ts';
import { type DeliveryQuote, type DeliveryTerms, type FeeSettings, freeQuote } from './fees.ts';
import { isInside } from './zone.ts';

/** Apart from the settings, which the store's first screen loads. */

const feeFor = ({ fee, freeFrom }: DeliveryTerms, subtotal: Cents): Cents =>
  freeFrom !== null && subtotal >= freeFrom ? (0 as Cents) : fee;

/**
 * The zone with the lowest fee for this order counts among those that hold the pin; among equal fees the one with the lowest minimum.
 * An edge belongs to its zone.
 *
 * @param subtotal the sum of the products
 */
export function quoteDelivery(
  { feeZones, feeWithoutPin }: FeeSettings,
  position: Position | null,
  subtotal: Cents,
): DeliveryQuote {
  const [first, ...others] = position ? feeZones.filter(({ zone }) => isInside(zone, position)) : [];
  const zone =
    first &&
    others.reduce((best, other) => {
      const difference = feeFor(other, subtotal) - feeFor(best, subtotal);
      return difference < 0 || (difference === 0 && other.minimum < best.minimum) ? other : best;
    }, first);
  const terms = zone ?? feeWithoutPin;
  if (!terms) return freeQuote;
  const quote = { fee: feeFor(terms, subtotal), missing: Math.max(0, terms.minimum - subtotal) as Cents };
  return zone ? { ...quote, zone: zone.name } : quote;
}
