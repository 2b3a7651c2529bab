import { BagIcon, Button } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import styles from './CartToggle.module.css';
import { takeDrawerStep } from './drawerStep.ts';
import { loadDrawer } from './loadDrawer.ts';

/** Opens the drawer; on phones the bottom bar replaces it. */
export function CartToggle() {
  const lines = useCart(({ cart }) => cart.length);
  const toggle = useCart((state) => state.toggle);
  const open = () => {
    takeDrawerStep();
    toggle();
  };
  const prepare = () => void loadDrawer().catch(() => undefined);
  return (
    <Button
      kind="secondary"
      aria-haspopup="dialog"
      onPointerOver={prepare}
      onFocus={prepare}
      onClick={open}
      className={styles.root}
    >
      <BagIcon />
      <span>{`Carrito (${lines})`}</span>
    </Button>
  );
}
