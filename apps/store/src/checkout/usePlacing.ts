import { logFailure } from '@crepas/api';
import { type Cart, isSameOrder, type OrderDraft } from '@crepas/domain';
import { withoutReload } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGoTo } from '../hooks/useGoTo.ts';
import { paths } from '../paths.ts';
import { useAddress } from '../stores/address.ts';
import {
  type CheckoutStatus,
  isCartOpen,
  loadUnconfirmed,
  rest,
  setStatus,
  startSending,
} from './checkoutStatus.ts';
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
    const placement = await import('./placement.ts').catch((error: unknown) => {
      logFailure('order', error);
      tell({ kind: 'failed', error });
    });
    if (!placement) return message?.cancel();
    const order = isRepeated ? draft : await placement.addOptions(queryClient, draft, saved);
    const pending = loadUnconfirmed();
    if (pending && !isSameOrder(pending, order)) {
      message?.cancel();
      return tell({ kind: 'unconfirmedFirst' });
    }
    const outcome = await withoutReload(placement.placeShopOrder(order));
    if (outcome.kind === 'placed' && ordered) message?.send(outcome.order.id, ordered, placement.messageLink);
    else message?.cancel();

    switch (outcome.kind) {
      case 'placed':
        rest();
        placement.showPlacedOrder(queryClient, order, outcome.order);
        return navigate(paths.root, { replace: true });
      case 'needsPhone':
        rest();
        useAddress.getState().unverifyPhone();
        return goTo(paths.sms);
      case 'refused':
        return tell(
          placement.heedRefusalOf(queryClient, outcome.error)
            ? { kind: 'shopClosed' }
            : { kind: 'failed', error: outcome.error },
        );
      case 'changed':
      case 'unknown':
        return tell(outcome);
      default:
        return outcome satisfies never;
    }
  }

  return { place, tell };
}
