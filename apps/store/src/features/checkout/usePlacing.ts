import { logFailure } from '@crepas/api';
import type { Cart } from '@crepas/domain';
import { withoutReload } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGoTo } from '../../shared/hooks/useGoTo.ts';
import { paths } from '../../shared/paths.ts';
import { type CheckoutStatus, isCartOpen, rest, setStatus, startSending } from './checkoutStatus.ts';
import type { OrderMessage } from './orderMessage.ts';
import type { OrderToPlace } from './submitOrder.ts';

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

  /** @param ordered the cart for the WhatsApp message; null when the cart no longer holds this order */
  async function place(order: OrderToPlace, ordered: Cart | null, message: OrderMessage | null) {
    startSending();
    const chunk = await import('./submitOrder.ts').catch((error: unknown) => {
      logFailure('order', error);
      tell({ kind: 'failed', error });
    });
    if (!chunk) return message?.cancel();
    const result = await withoutReload(chunk.submitOrder(queryClient, order));
    // Not awaited: the result does not wait for a tab.
    if (result.kind === 'placed' && ordered)
      void message?.send(result.placed.id, result.messageLink(ordered));
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
