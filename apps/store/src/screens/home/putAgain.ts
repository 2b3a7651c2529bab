import { apiErrorCopy } from '@crepas/api';
import type { Choice } from '@crepas/domain';
import { addAgain, orderAgain, type PastOrder } from '@crepas/domain/again';
import { client } from '../../api.ts';
import { againCopy, incompleteCopy } from '../../copy/again.ts';
import { loadFreshMenu } from '../../queries/freshMenu.ts';
import { useCart } from '../../stores/cart.ts';

export type Put =
  | { readonly kind: 'success' | 'neutral' | 'failure'; readonly text: string }
  /** A combo lost a crepa: the customer chooses another one at its product. */
  | { readonly kind: 'incomplete'; readonly again: Choice; readonly note: string };

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
    const [again] = incomplete;
    if (again) return { kind: 'incomplete', again, note: incompleteCopy(allMissing) };
    const part = allMissing.length > 0 ? 'neutral' : 'success';
    return { kind: isAdded ? part : 'failure', text: againCopy(isAdded, allMissing) };
  } catch (error) {
    return { kind: 'failure', text: apiErrorCopy(error) };
  }
}
