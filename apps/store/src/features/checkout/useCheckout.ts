import { logFailure } from '@crepas/api';
import { type Cart, type ConfirmationWay, isOrderOf, isSameOrder, zeroCents } from '@crepas/domain';
import { withoutReload } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { useGoTo } from '../../shared/navigation.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { paths } from '../../shared/paths.ts';
import { useHasFeature } from '../../shared/shop/shopNow.ts';
import { forgetTap, reloadForRelease, tapBeforeReload } from '../../shared/storage/releaseReload.ts';
import { useSession } from '../../shared/storage/session.ts';
import { nextStep, useIsPickup } from '../address/index.ts';
import {
  type CheckoutStatus,
  isCartOpen,
  loadUnconfirmed,
  rest,
  setStatus,
  startSending,
  useCheckoutStatus,
} from './checkoutStatus.ts';
import { endRefusalWithEdit } from './endRefusalWithEdit.ts';
import { momentTrouble } from './moment.ts';
import { type OrderMessage, prepareOrderMessage } from './orderMessage.ts';
import { pendingOrder } from './pendingOrderStorage.ts';
import { nameMissingCopy, readTypedRecipient } from './readTypedOptions.ts';
import type { OrderToPlace } from './submitOrder.ts';
import { useCartChanges } from './useCartChanges.ts';
import { useMoments } from './useMoments.ts';

/** With the script of the token, which the order's request would need: its loss would leave the order in doubt. */
async function loadPlacing() {
  const [placing] = await Promise.all([import('./submitOrder.ts'), import('../../shared/shopPhoneToken.ts')]);
  return placing;
}

/** «Finalizar» and all its results (spec §4, Checkout; decisions O4–O7). */
export function useCheckout() {
  const goTo = useGoTo();
  const { changes, hours, belowMinimumMessage, fee, discount, total } = useCartChanges();
  const { status, unconfirmed } = useCheckoutStatus();
  const moments = useMoments();
  const isPickup = useIsPickup();
  const isNameAsked = useHasFeature('nombre');
  const isUnnamed = useOrderOptions(({ recipient }) => readTypedRecipient(recipient).text === null);
  const isNameMissing = isPickup && isNameAsked && isUnnamed;
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  /** @param way of an order without a code */
  function finish(way?: ConfirmationWay) {
    const { cart } = useCart.getState();
    // An unconfirmed order may be placed already: it is sent again whatever the hours are.
    const refused = unconfirmed ? null : refusedBeforeSending();
    if (refused) {
      // The next change of the options, or of delivery and pickup, may offer other moments: it removes this message.
      if (refused.kind === 'momentGone') endRefusalWithEdit();
      return setStatus(refused);
    }
    const step = nextStep(cart, way !== undefined);
    switch (step.kind) {
      case 'emptyCart':
        return;
      case 'needsAddress':
        // «Guardar» of the details leads to home (spec §4), which then leads back to the cart.
        useSession.getState().beginFinishing();
        return goTo(paths.address);
      case 'needsPhone':
        // Questions of the cart come before the SMS.
        if (isNameMissing) return setStatus({ kind: 'refused', sentence: nameMissingCopy });
        return goTo(paths.sms);
      case 'needsDetails':
        useSession.getState().beginFinishing();
        return goTo(paths.userdata);
      case 'ready': {
        // Read again: another tab may have stored one since this cart was rendered.
        const pending = loadUnconfirmed();
        if (pending && !isOrderOf(cart, pending)) return setStatus({ kind: 'unconfirmedFirst' });
        if (!pending && changes.length > 0) return setStatus({ kind: 'changed', changes, total, way });
        const shown = { code: discount.code, discount: discount.given?.amount ?? zeroCents };
        return place({ ...step, kind: 'new', cart, way, fee, ...shown }, cart, prepareOrderMessage(way));
      }
      default:
        return step satisfies never;
    }
  }

  /** Before a phone is proven for an order that would be refused. */
  function refusedBeforeSending(): CheckoutStatus | null {
    const reading = moments?.reading ?? { kind: 'soon' };
    if (hours.closed && !(hours.offersLater && reading.kind !== 'soon')) return { kind: 'shopClosed' };
    return momentTrouble(reading) ?? (belowMinimumMessage ? { kind: 'belowMinimum' } : null);
  }

  /** Shows the result in the cart; a customer who left the cart is taken back to it. */
  function publishStatus(result: CheckoutStatus) {
    setStatus(result);
    if (!isCartOpen()) goTo(paths.cart);
  }

  /** @returns whether the page is reloaded for a new release, and repeats «Finalizar» there */
  const repeatAfterReload = (error: unknown, way?: ConfirmationWay): boolean =>
    reloadForRelease(error, { kind: 'order', ...(way && { way }), atMs: Date.now() }, paths.cart);

  /**
   * Sends an order and navigates to its result (decisions O4, O5 and O7).
   *
   * @param ordered the cart for the WhatsApp message; null when the cart no longer holds this order
   */
  async function place(order: OrderToPlace, ordered: Cart | null, message: OrderMessage | null) {
    startSending();
    const chunk = await loadPlacing().catch((error: unknown) => {
      logFailure('order', error);
      if (repeatAfterReload(error, order.kind === 'new' ? order.way : undefined)) return;
      publishStatus({ kind: 'failed', error });
    });
    if (!chunk) return message?.cancel();
    const result = await withoutReload(chunk.submitOrder(queryClient, order));
    // Not awaited: the result does not wait for a tab.
    if (result.kind === 'placed' && ordered)
      void message?.send(result.placed.id, result.messageLink(ordered));
    else message?.cancel();

    switch (result.kind) {
      case 'placed':
        // The open cart says so until home is there, and forgets it when it closes.
        if (isCartOpen()) setStatus({ kind: 'ordered' });
        else rest();
        return navigate(paths.root, { replace: true });
      case 'needsPhone':
        rest();
        return goTo(paths.sms);
      default:
        return publishStatus(result);
    }
  }

  /** Retries the order whose outcome is unknown; its message needs the cart that it was made of. */
  function retry() {
    if (!unconfirmed) return finish();
    // Read again: another tab may have placed or discarded it since, and under the key of a new cart it would be a second order.
    const pending = loadUnconfirmed();
    if (!pending || !isSameOrder(pending, unconfirmed)) return rest();
    const { cart } = useCart.getState();
    const isInCart = isOrderOf(cart, unconfirmed);
    const repeated = { kind: 'repeated', payload: unconfirmed } as const;
    return isInCart
      ? place(repeated, cart, prepareOrderMessage(unconfirmed.way))
      : place(repeated, null, null);
  }

  /** The page was reloaded for a new release, and goes on with the tap. */
  function goOn() {
    const tap = tapBeforeReload('order');
    if (tap === null) return;
    forgetTap();
    void (unconfirmed ? retry() : finish(tap.way));
  }

  /** Orders the same cart as a second order: clearing and refilling it gives it a new id, and so a new idempotency key. */
  function orderAnother() {
    const { cart, clear, restore } = useCart.getState();
    clear();
    restore(cart);
    finish();
  }

  function discard() {
    pendingOrder.clear();
    rest();
  }

  return {
    status,
    unconfirmed,
    finish,
    retry,
    goOn,
    orderAnother,
    repeatAfterReload,
    discard,
    dismiss: rest,
    place,
    publishStatus,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
