import { type ConfirmationWay, isOrderOf } from '@crepas/domain';
import { useCart } from '../../shared/cart/cart.ts';
import { useCartNews } from '../../shared/cart/cartNews.ts';
import { useGoTo } from '../../shared/hooks/useGoTo.ts';
import { paths } from '../../shared/paths.ts';
import { useShopStatus } from '../../shared/shop/shopStatus.ts';
import { nextStep } from '../address/index.ts';
import { loadUnconfirmed, rest, setStatus, useCheckoutStatus } from './checkoutStatus.ts';
import { prepareOrderMessage } from './orderMessage.ts';
import { pendingOrder } from './pendingOrderStorage.ts';
import { usePlacing } from './usePlacing.ts';

/** «Finalizar» and all its results (spec §4, Checkout; decisions O4–O7). */
export function useCheckout() {
  const goTo = useGoTo();
  const news = useCartNews();
  const { status, unconfirmed } = useCheckoutStatus();
  const { place, tell } = usePlacing();

  /** @param way of an order without a code */
  function finish(way?: ConfirmationWay) {
    const { cart } = useCart.getState();
    // An order that may have reached the shop is asked for in any case: it may have been taken before the closing.
    if (!unconfirmed && useShopStatus.getState().hours.closed) {
      return setStatus({ kind: 'shopClosed' });
    }
    // Before a phone is proven for an order that would be refused.
    if (!unconfirmed && news.stop) return setStatus({ kind: 'belowMinimum' });
    const step = nextStep(cart, way !== undefined);
    switch (step.kind) {
      case 'emptyCart':
        return;
      case 'needsAddress':
        return goTo(paths.address);
      case 'needsPhone':
        return goTo(paths.sms);
      case 'needsDetails':
        return goTo(paths.userdata);
      case 'ready': {
        // Read again: another tab may have stored one since this cart was rendered.
        const pending = loadUnconfirmed();
        if (pending && !isOrderOf(cart, pending)) return setStatus({ kind: 'unconfirmedFirst' });
        if (!pending && news.changes.length > 0) return setStatus({ kind: 'changed', ...news, way });
        return place({ ...step, kind: 'new', cart, way, fee: news.fee }, cart, prepareOrderMessage(way));
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
    const repeated = { kind: 'repeated', draft: unconfirmed } as const;
    return isInCart
      ? place(repeated, cart, prepareOrderMessage(unconfirmed.way))
      : place(repeated, null, null);
  }

  function discard() {
    pendingOrder.clear();
    rest();
  }

  return { status, unconfirmed, finish, retry, discard, dismiss: rest, place, tell };
}

export type Checkout = ReturnType<typeof useCheckout>;
