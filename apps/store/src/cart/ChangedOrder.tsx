import type { OrderChanges } from '@crepas/api';
import type { Cart, OrderChange } from '@crepas/domain';
import { Button, Modal, Price, Text } from '@crepas/ui';
import type { Checkout } from '../checkout/useCheckout.ts';
import { orderChangeCopy } from '../copy.ts';
import { useCart } from '../stores/cart.ts';
import styles from './ChangedOrder.module.css';

/** What the menu no longer gives as ordered; only a yes changes the cart (decision O6). */
export function ChangedOrder({ checkout, changed }: { checkout: Checkout; changed: OrderChanges }) {
  const cart = useCart((state) => state.cart);
  return (
    <Modal
      open
      title="Tu pedido cambió. ¿Confirmar?"
      onClose={checkout.dismiss}
      lightDismiss={false}
      actions={
        <>
          <Button
            wide
            onClick={() => void checkout.confirmChanges(changed)}
            end={<Price cents={changed.total} />}
          >
            Confirmar
          </Button>
          <Button kind="secondary" wide onClick={checkout.dismiss}>
            Revisar carrito
          </Button>
        </>
      }
    >
      <ul className={styles.changes}>
        {changed.changes.map((change) => {
          const sentence = orderChangeCopy(named(change, cart));
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
      <Text tone="secondary">Al confirmar, quitamos lo que ya no hay y cobramos los precios de hoy.</Text>
    </Modal>
  );
}

/** The shop no longer knows the name of what it deleted; the cart does. */
function named(change: OrderChange, cart: Cart): OrderChange {
  const line = cart.find(({ product }) => product.id === change.productId);
  return change.name === '' && line ? { ...change, name: line.product.name } : change;
}
