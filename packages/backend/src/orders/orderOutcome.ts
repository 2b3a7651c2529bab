import type { Cents, OrderChange, OrderFault, PlacedOrder } from '@crepas/domain';
import type { RefusedOrder } from './orderWindow.ts';
import type { PhoneRefusal } from './phoneBounds.ts';
import type { UnprovenRefusal } from './unproven.ts';

/** With the token of an order without a code. */
type Placed = PlacedOrder & { readonly followToken?: string };

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Placed }
  /** The same order was placed before with the same key; this is its first response. */
  | { readonly kind: 'repeated'; readonly order: Placed }
  | { readonly kind: 'keyOfAnotherOrder' }
  | (Refused & { readonly isWrongCode?: true });

type Refused =
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault }
  /** The shop takes none of this phone now. */
  | { readonly kind: 'phoneRefused'; readonly refusal: PhoneRefusal }
  | { readonly kind: 'unprovenRefused'; readonly refusal: UnprovenRefusal }
  | { readonly kind: 'cashTooLow'; readonly cashGiven: Cents; readonly total: Cents }
  | RefusedOrder;

/**
 * Marks every refusal of an order with a wrong code as a guess. An order that names a code and not its discount is `changed` when the code holds:
 * any other refusal tells that it does not.
 */
export function markGuess(outcome: OrderOutcome, isWrongCode: boolean): OrderOutcome {
  switch (outcome.kind) {
    case 'placed':
    case 'repeated':
    case 'keyOfAnotherOrder':
      return outcome;
    default:
      return isWrongCode ? { ...outcome, isWrongCode } : outcome;
  }
}
