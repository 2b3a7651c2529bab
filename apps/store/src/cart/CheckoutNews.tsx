import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import type { Checkout } from '../checkout/useCheckout.ts';
import { loadChangedOrder } from './loadChangedOrder.ts';
import { OrderTrouble } from './OrderTrouble.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';

const ChangedOrder = lazyWithRetry(loadChangedOrder);

/** The result of «Finalizar» when it is not an order. */
export function CheckoutNews({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed } = checkout;
  return (
    <>
      {unconfirmed ? <UnconfirmedOrder checkout={checkout} /> : <OrderTrouble checkout={checkout} />}
      {status.kind === 'changed' && (
        <Suspense>
          <ChangedOrder checkout={checkout} changed={status} />
        </Suspense>
      )}
    </>
  );
}
