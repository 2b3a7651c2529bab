import type { OrderChanges } from '@crepas/api';
import { cartTotal, draftOrder, isOrderOf, nextCheckoutStep, refreshCart } from '@crepas/domain';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useGoTo } from '../hooks/useGoTo.ts';
import { paths } from '../paths.ts';
import { cartMenuQuery, useCartNews } from '../queries/cartNews.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';
import { useShopNews } from '../stores/shopNews.ts';
import { loadUnconfirmed, rest, setStatus, startSending, useCheckoutStatus } from './checkoutStatus.ts';
import { prepareOrderMessage } from './orderMessage.ts';
import { usePlacing } from './usePlacing.ts';

/** «Finalizar» and all its results (spec §4, Checkout; decisions O4–O7). */
export function useCheckout() {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const news = useCartNews();
  const { status, unconfirmed } = useCheckoutStatus();
  const { place, tell } = usePlacing();

  function finish() {
    const { cart } = useCart.getState();
    // An order that may have reached the shop is asked for in any case: it may have been taken before the closing.
    if (!unconfirmed && useShopNews.getState().hours.closed) {
      return setStatus({ kind: 'shopClosed' });
    }
    const { saved, details } = useAddress.getState();
    const step = nextCheckoutStep(cart, saved, details);
    switch (step.kind) {
      case 'emptyCart':
        return;
      case 'needsAddress':
        return goTo(paths.address);
      case 'needsPhone':
        return goTo(paths.sms);
      case 'ready': {
        if (!onlineManager.isOnline()) return setStatus({ kind: 'offline' });
        // Read again: another tab may have stored one since this cart was rendered.
        const pending = loadUnconfirmed();
        if (pending && !isOrderOf(cart, pending)) return setStatus({ kind: 'unconfirmedFirst' });
        if (!pending && news.changes.length > 0) return setStatus({ kind: 'changed', ...news });
        return place(step.draft, cart, prepareOrderMessage());
      }
      default:
        return step satisfies never;
    }
  }

  /** Retries the order whose outcome is unknown; its message needs the cart that it was made of. */
  function retry() {
    if (!unconfirmed) return finish();
    const { cart } = useCart.getState();
    const isInCart = isOrderOf(cart, unconfirmed);
    return isInCart
      ? place(unconfirmed, cart, prepareOrderMessage(), true)
      : place(unconfirmed, null, null, true);
  }

  async function confirmChanges({ total }: OrderChanges) {
    // Otherwise the query would wait for the network and the order would be sent later (decision O5).
    if (!onlineManager.isOnline()) return setStatus({ kind: 'offline' });
    const message = prepareOrderMessage();
    startSending();
    try {
      const menu = await queryClient.fetchQuery(cartMenuQuery(useCart.getState().cart));
      // A product added meanwhile stays: the total differs from the confirmed one, so nothing is sent.
      const { cart, restore } = useCart.getState();
      const fresh = refreshCart(cart, menu);
      restore(fresh);
      const { saved, details } = useAddress.getState();
      const isAsConfirmed = fresh.length > 0 && cartTotal(fresh) === total;
      if (saved && details && isAsConfirmed) return place(draftOrder(fresh, saved, details), fresh, message);
      tell({ kind: fresh.length > 0 ? 'changedAgain' : 'idle' });
    } catch (error) {
      tell({ kind: 'failed', error });
    }
    message?.cancel();
  }

  function discard() {
    pendingOrder.clear();
    rest();
  }

  return { status, unconfirmed, finish, retry, confirmChanges, discard, dismiss: rest };
}

export type Checkout = ReturnType<typeof useCheckout>;
