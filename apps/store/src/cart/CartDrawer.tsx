import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../stores/cart.ts';
import { isOnDrawerStep, leaveDrawerStep } from './drawerStep.ts';
import { loadDrawer } from './loadDrawer.ts';

const OpenDrawer = lazyWithRetry(loadDrawer);

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
  return (
    isOpen && (
      <Suspense>
        <OpenDrawer onClose={close} />
      </Suspense>
    )
  );
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
