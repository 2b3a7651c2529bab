import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { isOnDrawerStep, leaveDrawerStep } from './drawerStep.ts';

const OpenDrawer = lazyWithRetry(() => import('./OpenDrawer.tsx').then((part) => part.OpenDrawer));

export const prepareDrawer = (): void => void OpenDrawer.preload().catch(() => undefined);

/** The cart beside the menu, on wide screens (decision S6). Every navigation closes it. */
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

/** Syncs with the history: closes the drawer off its entry, and leaves an entry whose drawer is closed. */
function follow() {
  if (!isOnDrawerStep() || !useCart.getState().isOpen) close();
}

function close() {
  const { isOpen, toggle } = useCart.getState();
  if (isOpen) toggle();
  leaveDrawerStep();
}
