import { type OrderChanges, type OrderPayload, orderToWire } from '@crepas/api';
import { type Cart, cartTotal, nextCheckoutStep, refreshCart } from '@crepas/domain';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { showPlacedOrder } from '../queries/orders.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';
import { type OrderMessage, prepareOrderMessage } from './orderMessage.ts';
import { isRepeatable } from './placeOrder.ts';
import { orderOf, placeShopOrder } from './placeShopOrder.ts';
import { hasSameLines, isSameOrder } from './sameOrder.ts';
import { cartMenuQuery, useCartNews } from './useCartNews.ts';

export type CheckoutStatus =
  | { readonly kind: 'idle' | 'sending' }
  /** Without network an order is not even begun: nothing is sent later behind the customer's back (decision O5). */
  | { readonly kind: 'offline' }
  /** There is no order; the customer may try again. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** There may be an order; repeating it is safe. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** The customer is to say yes or no to a changed order (decision O6). */
  | ({ readonly kind: 'changed' } & OrderChanges)
  /** The menu changed again while the customer said yes: the cart shows it, nothing was sent. */
  | { readonly kind: 'changedAgain' }
  /** An earlier, different order has to be repeated or given up first: else there might be two. */
  | { readonly kind: 'unconfirmedFirst' };

const idle: CheckoutStatus = { kind: 'idle' };

function loadUnconfirmed(): OrderPayload | null {
  const pending = pendingOrder.load();
  return pending && isRepeatable(pending, Date.now()) ? pending.payload : null;
}

/** «Finalizar» and everything that may come of it (spec §4, Checkout; decisions O4–O7). */
export function useCheckout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const news = useCartNews();
  const [status, setStatus] = useState(idle);
  const [unconfirmed, setUnconfirmed] = useState(loadUnconfirmed);

  async function place(payload: OrderPayload, ordered: Cart | null, message: OrderMessage | null) {
    setStatus({ kind: 'sending' });
    const outcome = await placeShopOrder(payload);
    setUnconfirmed(loadUnconfirmed());
    if (outcome.kind === 'placed' && ordered) message?.send(outcome.order.id, ordered);
    else message?.cancel();

    switch (outcome.kind) {
      case 'placed':
        showPlacedOrder(queryClient, payload, outcome.order);
        return navigate(paths.root, { replace: true });
      case 'needsPhone':
        useAddress.getState().unverifyPhone();
        return navigate(paths.sms);
      case 'refused':
        return setStatus({ kind: 'failed', error: outcome.error });
      case 'changed':
      case 'unknown':
        return setStatus(outcome);
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
        setUnconfirmed(pending);
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
    const { cart, restore } = useCart.getState();
    const message = prepareOrderMessage();
    setStatus({ kind: 'sending' });
    try {
      const fresh = refreshCart(cart, await queryClient.fetchQuery(cartMenuQuery(cart)));
      restore(fresh);
      const payload = orderOf(fresh);
      if (payload && fresh.length > 0 && cartTotal(fresh) === total) return place(payload, fresh, message);
      setStatus(fresh.length > 0 ? { kind: 'changedAgain' } : idle);
    } catch (error) {
      setStatus({ kind: 'failed', error });
    }
    message?.cancel();
  }

  function discard() {
    pendingOrder.clear();
    setUnconfirmed(null);
    setStatus(idle);
  }

  return { status, unconfirmed, finish, retry, confirmChanges, discard, dismiss: () => setStatus(idle) };
}

export type Checkout = ReturnType<typeof useCheckout>;
