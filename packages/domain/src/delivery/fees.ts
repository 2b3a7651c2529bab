import type { Position } from '../customer/address.ts';
import type { Cents } from '../money/money.ts';
import { isInside, type Zone } from './zone.ts';

/** What delivery costs at one address. */
export type DeliveryTerms = {
  readonly fee: Cents;
  /** The least sum of products that is delivered. */
  readonly minimum: Cents;
  /** From this sum of products on there is no fee; null: there always is. */
  readonly freeFrom: Cents | null;
};

export type FeeZone = DeliveryTerms & { readonly name: string; readonly zone: Zone };

/** What delivery costs, without saying where. */
export type FeeTerms = {
  readonly feeZones: readonly DeliveryTerms[];
  /** The terms of an order without a pin, and of a pin outside of every zone with a fee; null: delivery is free. */
  readonly feeWithoutPin: DeliveryTerms | null;
};

export type FeeSettings = Omit<FeeTerms, 'feeZones'> & { readonly feeZones: readonly FeeZone[] };

export const maxFeeZones = 20;

/** As an owner who charges nothing: spec §9. */
export const freeDelivery: FeeSettings = { feeZones: [], feeWithoutPin: null };

/** What delivery costs for one order. */
export type DeliveryQuote = {
  readonly fee: Cents;
  /** What the products lack of the minimum; 0 when it is reached. */
  readonly missing: Cents;
  /** The name of the zone whose terms count; absent where none does. */
  readonly zone?: string;
};

export const freeQuote: DeliveryQuote = { fee: 0 as Cents, missing: 0 as Cents };

/** What the shop says of its fees before an address is known. */
export type AnnouncedFees = {
  /** The lowest fee that is charged. */
  readonly from: Cents;
  /** Some addresses pay nothing. */
  readonly isSomewhereFree: boolean;
  /** With this sum of products delivery is free everywhere; null when that is not so. */
  readonly freeFrom: Cents | null;
};

/** Null while delivery is free everywhere. */
export function announcedFees({ feeZones, feeWithoutPin }: FeeTerms): AnnouncedFees | null {
  const all: readonly DeliveryTerms[] = feeWithoutPin ? [...feeZones, feeWithoutPin] : feeZones;
  const charged = all.filter(({ fee }) => fee > 0);
  if (charged.length === 0) return null;
  const freeFrom = charged.map((terms) => terms.freeFrom ?? Number.POSITIVE_INFINITY);
  const latest = Math.max(...freeFrom);
  return {
    from: Math.min(...charged.map(({ fee }) => fee)) as Cents,
    isSomewhereFree: charged.length < all.length,
    freeFrom: Number.isFinite(latest) ? (latest as Cents) : null,
  };
}

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
