import { Drawer, EmptyState } from '@crepas/ui';
import { use } from 'react';
import { useCart } from '../../shared/cart/cart.ts';
import { CheckoutNews, FinishButton, loadOptions, useCheckout } from '../checkout/index.ts';
import { CartContents } from './CartContents.tsx';
import { CartHours } from './CartHours.tsx';

/** «Finalizar» is below the optional fields here: fields that came after it would push it away under a finger. */
const optionsLoaded = loadOptions();

export function OpenDrawer({ onClose }: { onClose: () => void }) {
  use(optionsLoaded);
  const isEmpty = useCart(({ cart }) => cart.length === 0);
  const checkout = useCheckout();
  return (
    <Drawer
      open
      title="Tu carrito"
      onClose={onClose}
      actions={
        isEmpty ? undefined : (
          <>
            <CartHours />
            <FinishButton checkout={checkout} />
          </>
        )
      }
    >
      <CheckoutNews checkout={checkout} />
      {isEmpty && <EmptyState title="Tu carrito está vacío" />}
      <CartContents />
    </Drawer>
  );
}
