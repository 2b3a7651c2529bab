import { type OrderChanges, type OrderPayload, orderToWire } from '@crepas/api';
import { type Cart, cartTotal, nextCheckoutStep, refreshCart } from '@crepas/domain';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';
import {
  type CheckoutStatus,
  isCartOpen,
  loadUnconfirmed,
  rest,
  setStatus,
  startSending,
  useCheckoutStatus,
} from './checkoutStatus.ts';
import { loadPlacement } from './loadPlacement.ts';
import { type OrderMessage, prepareOrderMessage } from './orderMessage.ts';
import { orderOf } from './orderOf.ts';
import { hasSameLines, isSameOrder } from './sameOrder.ts';
import { cartMenuQuery, useCartNews } from './useCartNews.ts';

/** «Finalizar» and everything that may come of it (spec §4, Checkout; decisions O4–O7). */
export function useCheckout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const news = useCartNews();
  const { status, unconfirmed } = useCheckoutStatus();

  /** A customer who has left the cart meanwhile is brought back to hear it. */
  function tell(outcome: CheckoutStatus) {
    setStatus(outcome);
    if (!isCartOpen()) navigate(paths.cart);
  }

  async function place(payload: OrderPayload, ordered: Cart | null, message: OrderMessage | null) {
    startSending();
    const placement = await loadPlacement().catch((error: unknown) => tell({ kind: 'failed', error }));
    if (!placement) return message?.cancel();
    const outcome = await placement.placeShopOrder(payload);
    if (outcome.kind === 'placed' && ordered) message?.send(outcome.order.id, ordered, placement.messageLink);
    else message?.cancel();

    switch (outcome.kind) {
      case 'placed':
        rest();
        placement.showPlacedOrder(queryClient, payload, outcome.order);
        return navigate(paths.root, { replace: true });
      case 'needsPhone':
        rest();
        useAddress.getState().unverifyPhone();
        return navigate(paths.sms);
      case 'refused':
        return tell({ kind: 'failed', error: outcome.error });
      case 'changed':
      case 'unknown':
        return tell(outcome);
      default:
        return outcome satisfies never;
    }
  }

  function finish() {
    const { cart } = useCart.getState();
    const { saved, details } = useAddress.getState();
    const step = nextCheckoutStep(cart, saved, details);
    switch (step.kind) {
      case 'emptyCart':
        return;
      case 'needsAddress':
        return navigate(paths.address);
      case 'needsPhone':
        return navigate(paths.sms);
      case 'ready': {
        if (!onlineManager.isOnline()) return setStatus({ kind: 'offline' });
        const payload = orderToWire(step.draft);
        // Another tab may have left one behind since this one looked.
        const pending = loadUnconfirmed();
        if (pending && !isSameOrder(pending, payload)) return setStatus({ kind: 'unconfirmedFirst' });
        if (!pending && news.changes.length > 0) return setStatus({ kind: 'changed', ...news });
        return place(payload, cart, prepareOrderMessage());
      }
      default:
        return step satisfies never;
    }
  }

  /** Repeats the order whose outcome is unknown; its message can be written only while the cart still holds it. */
  function retry() {
    if (!unconfirmed) return finish();
    const { cart } = useCart.getState();
    const present = orderOf(cart);
    const isStillThere = present !== null && hasSameLines(present, unconfirmed);
    return isStillThere ? place(unconfirmed, cart, prepareOrderMessage()) : place(unconfirmed, null, null);
  }

  async function confirmChanges({ total }: OrderChanges) {
    // Or the question would wait for the network, and the order go out when it comes back (decision O5).
    if (!onlineManager.isOnline()) return setStatus({ kind: 'offline' });
    const message = prepareOrderMessage();
    startSending();
    try {
      const menu = await queryClient.fetchQuery(cartMenuQuery(useCart.getState().cart));
      // What was put in meanwhile stays: the total tells, and nothing is sent.
      const { cart, restore } = useCart.getState();
      const fresh = refreshCart(cart, menu);
      restore(fresh);
      const payload = orderOf(fresh);
      if (payload && fresh.length > 0 && cartTotal(fresh) === total) return place(payload, fresh, message);
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
