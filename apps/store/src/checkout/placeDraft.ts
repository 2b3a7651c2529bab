import { isSameOrder, type OrderDraft, type PlacedOrder, type SavedAddress } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { showPlacedOrder } from '../queries/orders.ts';
import { useAddress } from '../stores/address.ts';
import { addOptions } from './addOptions.ts';
import { type CheckoutStatus, loadUnconfirmed } from './checkoutStatus.ts';
import { heedRefusalOf, messageLink, placeShopOrder } from './placement.ts';

export type PlacingResult =
  | {
      readonly kind: 'placed';
      readonly placed: PlacedOrder;
      /** The link of its WhatsApp message, with the note, the name and the cash that were sent. */
      readonly messageLink: typeof messageLink;
    }
  /** The server does not accept the phone's verification. */
  | { readonly kind: 'needsPhone' }
  /** There is no order, or none for certain: what the cart says. */
  | CheckoutStatus;

export type Placing = {
  readonly draft: OrderDraft;
  /** The address of the draft. */
  readonly saved: SavedAddress | null;
  /** The draft is the unconfirmed order: it is sent again as it was. */
  readonly isRepeated: boolean;
};

/**
 * Completes an order with its options, sends it, and shows a placed one on home. A refused verification is forgotten.
 *
 * A chunk: «Finalizar» needs it, the cart does not. Import it dynamically; `prefetchNextStep` prefetches it.
 */
export async function placeDraft(queryClient: QueryClient, placing: Placing): Promise<PlacingResult> {
  const { draft, saved, isRepeated } = placing;
  if (isRepeated) return sendOrder(queryClient, draft);
  const added = await addOptions(queryClient, draft, saved);
  if (added.kind === 'refused') return added;
  const pending = loadUnconfirmed();
  if (pending && !isSameOrder(pending, added.order)) return { kind: 'unconfirmedFirst' };
  return sendOrder(queryClient, added.order);
}

async function sendOrder(queryClient: QueryClient, order: OrderDraft): Promise<PlacingResult> {
  const outcome = await placeShopOrder(order);
  switch (outcome.kind) {
    case 'placed':
      showPlacedOrder(queryClient, order, outcome.order);
      return {
        kind: 'placed',
        placed: outcome.order,
        messageLink: (message) =>
          messageLink({ ...message, ...(order.options && { options: order.options }) }),
      };
    case 'needsPhone':
      useAddress.getState().unverifyPhone();
      return outcome;
    case 'refused':
      return heedRefusalOf(queryClient, outcome.error)
        ? { kind: 'shopClosed' }
        : { kind: 'failed', error: outcome.error };
    default:
      return outcome;
  }
}
