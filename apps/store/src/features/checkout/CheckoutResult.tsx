import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { OrderTrouble } from './OrderTrouble.tsx';
import type { Checkout } from './useCheckout.ts';

const ChangedOrder = lazyWithRetry(() => import('./ChangedOrder.tsx').then((part) => part.ChangedOrder));
const UnconfirmedOrder = lazyWithRetry(() =>
  import('./UnconfirmedOrder.tsx').then((part) => part.UnconfirmedOrder),
);

/** The network may be gone when «Finalizar» needs them. A failed prefetch is repeated by the tap. */
export function prefetchPlacing(): void {
  for (const load of [() => import('./submitOrder.ts'), ChangedOrder.preload, UnconfirmedOrder.preload]) {
    load().catch(() => undefined);
  }
}

/** The result of «Finalizar» when it is not an order. */
export function CheckoutResult({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed } = checkout;
  return (
    <>
      {!unconfirmed && <OrderTrouble checkout={checkout} />}
      <Suspense>
        {unconfirmed && <UnconfirmedOrder checkout={checkout} />}
        {status.kind === 'changed' && <ChangedOrder checkout={checkout} changed={status} />}
      </Suspense>
    </>
  );
}
