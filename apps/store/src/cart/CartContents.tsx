import { cartTotal, type CartLine as Line, lineTotal, maxQuantity } from '@crepas/domain';
import { AddressRow, Button, CartLine, List, Notice, Totals } from '@crepas/ui';
import { paths } from '../paths.ts';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';
import styles from './CartContents.module.css';
import { useUndoableRemoval } from './useUndoableRemoval.ts';

/** Lines, address and totals: the same in the page and in the drawer (decision S6). */
export function CartContents() {
  const cart = useCart((state) => state.cart);
  const { removed, remove, undo } = useUndoableRemoval();
  const total = cartTotal(cart);
  return (
    <>
      {cart.length > 0 && (
        <div className={styles.root}>
          <List aria-label="Productos del carrito">
            {cart.map((line) => (
              <CartItem key={line.key} line={line} onDelete={() => remove(line)} />
            ))}
          </List>
          <DeliveryAddress />
          <Totals subtotalCents={total} totalCents={total} />
        </div>
      )}
      <Notice
        action={
          <Button kind="quiet" onClick={undo}>
            Deshacer
          </Button>
        }
      >
        {removed && `Quitaste ${removed.product.name}.`}
      </Notice>
    </>
  );
}

function CartItem({ line, onDelete }: { line: Line; onDelete: () => void }) {
  const increase = useCart((state) => state.increase);
  const decrease = useCart((state) => state.decrease);
  const { key, product, quantity } = line;
  return (
    <CartLine
      name={product.name}
      picture={{ src: product.imageUrl }}
      contents={line.crepas.map(({ name }) => name)}
      extras={line.extras.map(({ name }) => name)}
      quantity={quantity}
      totalCents={lineTotal(line)}
      onDecrease={() => decrease(key)}
      onIncrease={() => quantity < maxQuantity && increase(key)}
      onDelete={onDelete}
    />
  );
}

function DeliveryAddress() {
  const address = useAddress(({ saved }) => saved?.address);
  const details = useAddress((state) => state.details);
  return (
    <AddressRow
      to={paths.address}
      address={address}
      detail={[details?.houseNumber, details?.reference].filter(Boolean).join(', ')}
    />
  );
}
