import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useEffect, useRef, useState } from 'react';
import { prefetchOrdersUnderWay } from '../orders/index.ts';
import type { ChangedStatus } from './checkoutStatus.ts';
import { OrderTrouble } from './OrderTrouble.tsx';
import type { Checkout } from './useCheckout.ts';

const ChangedOrder = lazyWithRetry(() => import('./ChangedOrder.tsx').then((part) => part.ChangedOrder));
const UnconfirmedOrder = lazyWithRetry(() =>
  import('./UnconfirmedOrder.tsx').then((part) => part.UnconfirmedOrder),
);

/** The network may be gone when «Finalizar» needs them. A failed prefetch is repeated by the tap. */
export function prefetchPlacing(): void {
  const parts = [ChangedOrder.preload, UnconfirmedOrder.preload, prefetchOrdersUnderWay];
  for (const load of [() => import('./submitOrder.ts'), ...parts]) load().catch(() => undefined);
}

/** The result of «Finalizar» when it is not an order. */
export function CheckoutResult({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed } = checkout;
  return (
    <>
      {!unconfirmed && <OrderTrouble checkout={checkout} />}
      <Suspense>
        {unconfirmed && <UnconfirmedOrder checkout={checkout} />}
        {status.kind === 'changed' && <Question checkout={checkout} changed={status} />}
      </Suspense>
    </>
  );
}

/** Where a release removed the question's script, the page is reloaded, and «Finalizar» leads to the question there. */
function Question({ checkout, changed }: { checkout: Checkout; changed: ChangedStatus }) {
  const [isAsked, setAsked] = useState(false);
  const latest = useRef(checkout);
  useEffect(() => {
    latest.current = checkout;
  });
  useEffect(() => {
    ChangedOrder.preload().then(
      () => setAsked(true),
      // Any other failure is that of the part, which its boundary shows.
      (error: unknown) => setAsked(!latest.current.repeatAfterReload(error, changed.way)),
    );
  }, [changed.way]);
  return isAsked && <ChangedOrder checkout={checkout} changed={changed} />;
}
