import { BagIcon, Button } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { paths } from '../../shared/paths.ts';
import { forgetTap, reloadForRelease, tapBeforeReload } from '../../shared/storage/releaseReload.ts';
import styles from './CartDrawer.module.css';

const OpenDrawer = lazyWithRetry(() => import('./OpenDrawer.tsx').then((part) => part.OpenDrawer));

const prepareDrawer = (): void => void OpenDrawer.preload().catch(() => undefined);

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

/** Opens the drawer; on phones the bottom bar replaces it. */
export function CartToggle() {
  const lines = useCart(({ cart }) => cart.length);
  const toggle = useCart((state) => state.toggle);
  const open = useCallback(async () => {
    try {
      await OpenDrawer.preload();
    } catch (error) {
      // The page is reloaded for a new release, and opens the drawer.
      if (reloadForRelease(error, { kind: 'drawer', atMs: Date.now() }, paths.home)) return;
    }
    // A second tap may have come before the script.
    if (useCart.getState().isOpen) return;
    takeDrawerStep();
    toggle();
  }, [toggle]);
  useEffect(() => {
    if (tapBeforeReload('drawer') === null) return;
    forgetTap();
    void open();
  }, [open]);
  return (
    <Button
      kind="secondary"
      aria-haspopup="dialog"
      onPointerOver={prepareDrawer}
      onFocus={prepareDrawer}
      onClick={() => void open()}
      className={styles.root}
    >
      <BagIcon />
      <span>{`Carrito (${lines})`}</span>
    </Button>
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

/**
 * A history entry for the open drawer: «back» closes the drawer instead of leaving home. The entry is marked
 * in `history.state` directly: for the router the location does not change.
 */
const mark = 'cartDrawer';

let isLeaving = false;

const isOnDrawerStep = (): boolean => Object(window.history.state)[mark] === true;

function takeDrawerStep(): void {
  window.history.pushState({ ...Object(window.history.state), [mark]: true }, '');
}

/** Does nothing on any other entry. `history.back()` is asynchronous, so a second call must not go back again. */
function leaveDrawerStep(): void {
  if (isLeaving || !isOnDrawerStep()) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}
