import { apiErrorCopy } from '@crepas/api';
import { addAgain, orderAgain, type PastOrder } from '@crepas/domain/again';
import { client } from '../../api.ts';
import { againCopy, incompleteCopy } from '../../copy/again.ts';
import type { StartedChoice } from '../../paths.ts';
import { loadFreshMenu } from '../../queries/freshMenu.ts';
import { useCart } from '../../stores/cart.ts';

export type Put =
  | { readonly kind: 'success' | 'neutral' | 'failure'; readonly text: string }
  /** Combos lost a crepa: the customer chooses another one at their products. */
  | { readonly kind: 'incomplete'; readonly started: StartedChoice };

/**
 * Puts an earlier order into the cart at today's prices, and says what is missing.
 *
 * A chunk: only a tap needs it. Import it dynamically.
 */
export async function putAgain(past: PastOrder): Promise<Put> {
  try {
    const { choices, incomplete, missing } = orderAgain(past, await loadFreshMenu(client, past.lines));
    const { cart, restore } = useCart.getState();
    const added = addAgain(cart, choices);
    const isAdded = choices.length > 0;
    if (isAdded) restore(added.cart);
    const allMissing = [...missing, ...added.missing];
    const started = incomplete.reduceRight<StartedChoice | null>((next, again, index) => {
      const missingHere = index === 0 ? allMissing : [];
      return { again, note: incompleteCopy(missingHere, incomplete.slice(index)), next };
    }, null);
    if (started) return { kind: 'incomplete', started };
    const part = allMissing.length > 0 ? 'neutral' : 'success';
    return { kind: isAdded ? part : 'failure', text: againCopy(isAdded, allMissing) };
  } catch (error) {
    return { kind: 'failure', text: apiErrorCopy(error) };
  }
}
