import { Drawer, EmptyState } from '@crepas/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCheckout } from '../checkout/useCheckout.ts';
import { useCart } from '../stores/cart.ts';
import { CartContents } from './CartContents.tsx';
import { CheckoutNews } from './CheckoutNews.tsx';
import { isOnDrawerStep, leaveDrawerStep } from './drawerStep.ts';
import { FinishButton } from './FinishButton.tsx';

/** The cart beside the menu, on wide screens (decision S6). Any way elsewhere closes it. */
export function CartDrawer() {
  const { key } = useLocation();
  return <DrawerHere key={key} />;
}

function DrawerHere() {
  const isOpen = useCart((state) => state.isOpen);
  useEffect(() => {
    follow();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      close();
    };
  }, []);
  return isOpen && <OpenDrawer />;
}

/** After a step of the history: off the drawer's it closes; a step whose drawer is long closed is no place to be. */
function follow() {
  if (!isOnDrawerStep() || !useCart.getState().isOpen) close();
}

function close() {
  const { isOpen, toggle } = useCart.getState();
  if (isOpen) toggle();
  leaveDrawerStep();
}

function OpenDrawer() {
  const isEmpty = useCart(({ cart }) => cart.length === 0);
  const checkout = useCheckout();
  return (
    <Drawer
      open
      title="Tu carrito"
      onClose={close}
      actions={isEmpty ? undefined : <FinishButton checkout={checkout} />}
    >
      <CheckoutNews checkout={checkout} />
      {isEmpty && <EmptyState title="Tu carrito está vacío" />}
      <CartContents />
    </Drawer>
  );
}
