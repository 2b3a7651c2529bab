import type { Cents } from '../money/money.ts';
import type { Zone } from './zone.ts';

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
