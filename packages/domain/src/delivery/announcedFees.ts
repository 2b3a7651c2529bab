import type { Cents } from '../money/money.ts';
import type { DeliveryTerms, FeeTerms } from './fees.ts';

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
