import type { Cents } from '../money/money.ts';

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
  | {
      readonly kind:
        | 'address'
        | 'fulfilment'
        | 'note'
        | 'payment'
        | 'cash'
        | 'name'
        | 'fee'
        | 'discount'
        | 'moment';
    };

/** A change of an order by staff, for its customer. */
export type ContentChange = {
  /** The number of the change, from 1. */
  readonly version: number;
  readonly at: Date | null;
  readonly reason: string;
  readonly totalBefore: Cents;
  readonly totalNow: Cents;
  readonly differences: readonly ContentDifference[];
  /** No ticket was written yet: the first one has it, and does not say «CAMBIO». */
  readonly isBeforeAcceptance: boolean;
};

/** What differs from the order as it was after the change `since`; 0: as it was placed. Without what was taken back. */
export function differencesSince(
  changes: readonly ContentChange[],
  since: number,
  until: number,
): readonly ContentDifference[] {
  const found = new Map<string, ContentDifference>();
  for (const { differences } of changes.filter(({ version }) => version > since && version <= until)) {
    for (const one of differences) {
      const key = one.kind === 'product' ? JSON.stringify([one.name, one.made]) : one.kind;
      const first = found.get(key);
      const isAgain = first?.kind === 'product' && one.kind === 'product';
      found.set(key, isAgain ? { ...one, before: first.before } : one);
    }
  }
  return [...found.values()].filter((one) => one.kind !== 'product' || one.before !== one.now);
}
