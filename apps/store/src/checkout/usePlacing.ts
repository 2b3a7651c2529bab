import { logFailure } from '@crepas/api';
import type { Cart, OrderDraft } from '@crepas/domain';
import { withoutReload } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGoTo } from '../hooks/useGoTo.ts';
import { paths } from '../paths.ts';
import { useAddress } from '../stores/address.ts';
import { type CheckoutStatus, isCartOpen, rest, setStatus, startSending } from './checkoutStatus.ts';
import type { OrderMessage } from './orderMessage.ts';

/** Sends an order and navigates to its result (decisions O4, O5 and O7). */
export function usePlacing() {
  const navigate = useNavigate();
  const goTo = useGoTo();
  const queryClient = useQueryClient();

  /** Shows the result in the cart; a customer who left the cart is taken back to it. */
  function tell(outcome: CheckoutStatus) {
    setStatus(outcome);
    if (!isCartOpen()) goTo(paths.cart);
  }

  /**
   * @param ordered the cart for the WhatsApp message; null when the cart no longer holds this order
   * @param isRepeated the draft is the unconfirmed order: it is sent again as it was
   */
  async function place(
    draft: OrderDraft,
    ordered: Cart | null,
    message: OrderMessage | null,
    isRepeated = false,
  ) {
    // Before the first await: another tab may save an address whose pin is not that of the draft's text.
    const { saved } = useAddress.getState();
    startSending();
    const chunk = await import('./placeDraft.ts').catch((error: unknown) => {
      logFailure('order', error);
      tell({ kind: 'failed', error });
    });
    if (!chunk) return message?.cancel();
    const result = await withoutReload(chunk.placeDraft(queryClient, { draft, saved, isRepeated }));
    if (result.kind === 'placed' && ordered) message?.send(result.placed.id, ordered, result.messageLink);
    else message?.cancel();

    switch (result.kind) {
      case 'placed':
        rest();
        return navigate(paths.root, { replace: true });
      case 'needsPhone':
        rest();
        return goTo(paths.sms);
      default:
        return tell(result);
    }
  }

  return { place, tell };
}
