import { BagIcon, Button } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import { prepareDrawer } from './CartDrawer.tsx';
import styles from './CartToggle.module.css';
import { takeDrawerStep } from './drawerStep.ts';

/** Opens the drawer; on phones the bottom bar replaces it. */
export function CartToggle() {
  const lines = useCart(({ cart }) => cart.length);
  const toggle = useCart((state) => state.toggle);
  const open = () => {
    takeDrawerStep();
    toggle();
  };
  return (
    <Button
      kind="secondary"
      aria-haspopup="dialog"
      onPointerOver={prepareDrawer}
      onFocus={prepareDrawer}
      onClick={open}
      className={styles.root}
    >
      <BagIcon />
      <span>{`Carrito (${lines})`}</span>
    </Button>
  );
}
