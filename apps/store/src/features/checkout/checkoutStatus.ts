import { isPassing, type OrderChanges, orderFromWire, type WithoutCodeRefusal } from '@crepas/api';
import type { ConfirmationWay, Instant, OrderPayload } from '@crepas/domain';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { saysOffline } from '../../shared/connection.ts';
import { onChangeInOtherTab, pendingOrderKey } from '../../shared/storage/jsonStorage.ts';
import { useSession } from '../../shared/storage/session.ts';
import { isRepeatable, pendingOrder } from './pendingOrderStorage.ts';

export type CheckoutStatus =
  | { readonly kind: 'idle' | 'sending' }
  /** The order is placed and the cart is empty: home, which comes next, says the number. */
  | { readonly kind: 'ordered' }
  /** Offline no order starts: nothing is queued to be sent later (decision O5). */
  | { readonly kind: 'offline' }
  /** The shop takes no orders now, and says when it does (decision H2). The cart stays. */
  | { readonly kind: 'shopClosed' }
  /** The cart says what is missing, also while that changes. */
  | { readonly kind: 'belowMinimum' }
  /** What is in the cart cannot be sent as it is: the sentence says why. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The hour that was chosen can no longer be had: the customer chooses again, perhaps one of the nearest. */
  | { readonly kind: 'momentGone'; readonly sentence: string; readonly moments: readonly Instant[] }
  /** The shop has an order of this cart with another note or for another hour: another tab sent it, or its answer was lost and discarded. */
  | { readonly kind: 'orderedBefore' }
  /** No order was made; the customer may try again. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** An order may have been made; a retry is safe. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** The customer has to confirm or reject a changed order (decision O6). */
  | ({ readonly kind: 'changed'; readonly way?: ConfirmationWay | undefined } & OrderChanges)
  /** An earlier, different order must be retried or discarded first, or there might be two. */
  | { readonly kind: 'unconfirmedFirst' };

export type ChangedStatus = Extract<CheckoutStatus, { kind: 'changed' }>;

type CheckoutStore = {
  readonly status: CheckoutStatus;
  /** An order that may have reached the shop: it can be retried or discarded. */
  readonly unconfirmed: OrderPayload | null;
  /** The cart is open, as a page or as a drawer. */
  readonly isWatched: boolean;
};

const idle: CheckoutStatus = { kind: 'idle' };

/** One store for the page and the drawer; it also holds an order in flight while neither is open. */
export const useCheckoutStore = create<CheckoutStore>()(() => ({
  status: idle,
  unconfirmed: null,
  isWatched: false,
}));

/** Why the last order without a code was refused, for `/sms`. */
export const useWithoutCode = create<{ readonly refusal: WithoutCodeRefusal | null }>()(() => ({
  refusal: null,
}));

export const startSending = (): void => useCheckoutStore.setState({ status: { kind: 'sending' } });

/** Sets the current state of «Finalizar», and reads again whether an order is unconfirmed. */
export const setStatus = (status: CheckoutStatus): void =>
  useCheckoutStore.setState({ status, unconfirmed: loadUnconfirmed() });

export const rest = (): void => setStatus(idle);

/** The customer has chosen something else than what was refused. */
export function endRefusal(): void {
  const { kind } = useCheckoutStore.getState().status;
  if (['refused', 'momentGone', 'shopClosed', 'orderedBefore'].includes(kind)) rest();
}

/** A failure before the order was sent. The browser's word alone is no reason: a request has failed as well. */
export const failureOf = (error: unknown): CheckoutStatus =>
  isPassing(error) && saysOffline() ? { kind: 'offline' } : { kind: 'failed', error };

/** Whether an empty cart is that of the order which has just been placed. The cart is emptied before the result is known. */
export const isJustPlaced = ({
  status,
  unconfirmed,
}: Pick<CheckoutStore, 'status' | 'unconfirmed'>): boolean =>
  status.kind === 'ordered' || (status.kind === 'sending' && unconfirmed === null);

export const isCartOpen = (): boolean => useCheckoutStore.getState().isWatched;

/** The order whose answer never came, from storage; null once its key has expired on the server. */
export function loadUnconfirmed(): OrderPayload | null {
  const pending = pendingOrder.load();
  return pending && isRepeatable(pending, Date.now()) ? orderFromWire(pending.payload) : null;
}

/** The card of an order that another tab has placed or discarded goes. One that another tab is sending now is not shown. */
onChangeInOtherTab([pendingOrderKey], () => {
  const { status, unconfirmed } = useCheckoutStore.getState();
  if (unconfirmed && status.kind !== 'sending' && loadUnconfirmed() === null) rest();
});

/**
 * For the open cart. Closing it resets every status except `sending`: an order in flight continues, and its result is
 * shown later.
 */
export function useCheckoutStatus(): CheckoutStore {
  // Before the first paint: the unconfirmed order is rendered above the cart, and must not shift it.
  useLayoutEffect(() => {
    const { status } = useCheckoutStore.getState();
    if (status.kind !== 'sending') setStatus(status);
    useCheckoutStore.setState({ isWatched: true });
    useSession.getState().endFinishing();
    return () => {
      if (useCheckoutStore.getState().status.kind !== 'sending') rest();
      useCheckoutStore.setState({ isWatched: false });
    };
  }, []);
  return useCheckoutStore();
}
