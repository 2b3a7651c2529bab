import type { Cents } from './money.ts';

/** What differs, without what somebody typed: the customer reads it, and no personal data is stored twice. */
export type ContentDifference =
  /** Pieces of a product as it is made; 0: none. */
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly made: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: 'address' | 'note' | 'payment' | 'cash' | 'name' | 'fee' };

/** A change of an order by staff, for its customer. */
export type ContentChange = {
  /** The number of the change, from 1. */
  readonly version: number;
  readonly at: Date | null;
  readonly reason: string;
  readonly totalBefore: Cents;
  readonly totalNow: Cents;
  readonly differences: readonly ContentDifference[];
};
