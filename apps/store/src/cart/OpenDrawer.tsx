import { Drawer, EmptyState } from '@crepas/ui';
import { useCheckout } from '../checkout/useCheckout.ts';
import { useCart } from '../stores/cart.ts';
import { CartContents } from './CartContents.tsx';
import { CartHours } from './CartHours.tsx';
import { CheckoutNews } from './CheckoutNews.tsx';
import { FinishButton } from './FinishButton.tsx';

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
      <CheckoutNews checkout={checkout} />
      {isEmpty && <EmptyState title="Tu carrito está vacío" />}
      <CartContents />
    </Drawer>
  );
}
