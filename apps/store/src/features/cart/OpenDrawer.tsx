import { Drawer, EmptyState } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import { CheckoutResult, FinishButton, isJustPlaced, useCheckout } from '../checkout/index.ts';
import { CartContents, CartHours, JustPlaced } from './CartContents.tsx';

export function OpenDrawer({ onClose }: { onClose: () => void }) {
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
      <CheckoutResult checkout={checkout} />
      {isEmpty && (isJustPlaced(checkout) ? <JustPlaced /> : <EmptyState title="Tu carrito está vacío" />)}
      <CartContents />
    </Drawer>
  );
}
