import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { OrderTrouble } from './OrderTrouble.tsx';
import { loadChangedOrder, loadUnconfirmedOrder } from './outcomes.ts';
import type { Checkout } from './useCheckout.ts';

const ChangedOrder = lazyWithRetry(loadChangedOrder);
const UnconfirmedOrder = lazyWithRetry(loadUnconfirmedOrder);

/** The result of «Finalizar» when it is not an order. */
export function CheckoutNews({ checkout }: { checkout: Checkout }) {
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
