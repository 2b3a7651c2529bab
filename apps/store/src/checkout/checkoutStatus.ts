import { type OrderChanges, orderFromWire } from '@crepas/api';
import type { OrderDraft } from '@crepas/domain';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { isRepeatable, pendingOrder } from '../storage/pendingOrder.ts';

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

type CheckoutStore = {
  readonly status: CheckoutStatus;
  /** An order that may have reached the shop: it can be repeated or given up. */
  readonly unconfirmed: OrderDraft | null;
  /** The cart is open, as a page or as a drawer. */
  readonly isWatched: boolean;
};

const idle: CheckoutStatus = { kind: 'idle' };

/** One for the page and the drawer, and for an order on its way while neither is open. */
const useStore = create<CheckoutStore>()(() => ({ status: idle, unconfirmed: null, isWatched: false }));

export const startSending = (): void => useStore.setState({ status: { kind: 'sending' } });

/** What became of «Finalizar», so far. */
export const setStatus = (status: CheckoutStatus): void =>
  useStore.setState({ status, unconfirmed: loadUnconfirmed() });

export const rest = (): void => setStatus(idle);

export const isCartOpen = (): boolean => useStore.getState().isWatched;

/** The order whose answer never came, from storage; null once its key has expired on the server. */
export function loadUnconfirmed(): OrderDraft | null {
  const pending = pendingOrder.load();
  return pending && isRepeatable(pending, Date.now()) ? orderFromWire(pending.payload) : null;
}

/**
 * For the open cart. An order on its way outlives it, and so does what becomes of it then; any other news goes with
 * it.
 */
export function useCheckoutStatus(): CheckoutStore {
  // Before the first paint: what is unconfirmed stands above the cart.
  useLayoutEffect(() => {
    const { status } = useStore.getState();
    if (status.kind !== 'sending') setStatus(status);
    useStore.setState({ isWatched: true });
    return () => {
      if (useStore.getState().status.kind !== 'sending') rest();
      useStore.setState({ isWatched: false });
    };
  }, []);
  return useStore();
}
