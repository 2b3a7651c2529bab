import { apiErrorCopy } from '@crepas/api';
import { addReordered, type PastOrder, reorder } from '@crepas/domain';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { loadFreshMenu } from '../../shared/menu/freshMenu.ts';
import type { StartedChoice } from '../../shared/paths.ts';
import { incompleteCopy, reorderCopy } from './reorderCopy.ts';

export type Put =
  | { readonly kind: 'success' | 'neutral' | 'failure'; readonly text: string }
  /** Combos lost a crepa: the customer chooses another one at their products. */
  | { readonly kind: 'incomplete'; readonly started: StartedChoice };

/**
 * Puts an earlier order into the cart at today's prices, and says what is missing.
 */
export async function reorderToCart(past: PastOrder): Promise<Put> {
  try {
    const { choices, incomplete, missing } = reorder(past, await loadFreshMenu(client, past.lines));
    const { cart, restore } = useCart.getState();
    const added = addReordered(cart, choices);
    const isAdded = choices.length > 0;
    if (isAdded) restore(added.cart);
    const allMissing = [...missing, ...added.missing];
    const started = incomplete.reduceRight<StartedChoice | null>((next, again, index) => {
      const missingHere = index === 0 ? allMissing : [];
      return { again, note: incompleteCopy(missingHere, incomplete.slice(index)), next };
    }, null);
    if (started) return { kind: 'incomplete', started };
    const part = allMissing.length > 0 ? 'neutral' : 'success';
    return { kind: isAdded ? part : 'failure', text: reorderCopy(isAdded, allMissing) };
  } catch (error) {
    return { kind: 'failure', text: apiErrorCopy(error) };
  }
}
