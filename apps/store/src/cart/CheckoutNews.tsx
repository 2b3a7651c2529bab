import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import type { Checkout } from '../checkout/useCheckout.ts';
import { loadChangedOrder, loadOrderTrouble, loadUnconfirmedOrder } from './outcomes.ts';

const OrderTrouble = lazyWithRetry(loadOrderTrouble);
const ChangedOrder = lazyWithRetry(loadChangedOrder);
const UnconfirmedOrder = lazyWithRetry(loadUnconfirmedOrder);

/** The result of «Finalizar» when it is not an order. */
export function CheckoutNews({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed } = checkout;
  return (
    <>
      <Suspense>
        {!unconfirmed && hasTrouble(status) && <OrderTrouble checkout={checkout} />}
        {unconfirmed && <UnconfirmedOrder checkout={checkout} />}
        {status.kind === 'changed' && <ChangedOrder checkout={checkout} changed={status} />}
      </Suspense>
    </>
  );
}

const hasTrouble = ({ kind }: Checkout['status']) =>
  kind === 'offline' || kind === 'shopClosed' || kind === 'refused' || kind === 'failed';
