import type { Checkout } from '../checkout/useCheckout.ts';
import { ChangedOrder } from './ChangedOrder.tsx';
import { OrderTrouble } from './OrderTrouble.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';

/** The result of «Finalizar» when it is not an order. */
export function CheckoutNews({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed } = checkout;
  return (
    <>
      {unconfirmed && <UnconfirmedOrder checkout={checkout} />}
      {!unconfirmed && <OrderTrouble checkout={checkout} />}
      {status.kind === 'changed' && <ChangedOrder checkout={checkout} changed={status} />}
    </>
  );
}
