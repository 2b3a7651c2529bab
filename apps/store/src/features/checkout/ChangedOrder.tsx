import { Button, ButtonLink, Modal, Price, Text } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCart } from '../../shared/cart/cart.ts';
import { droppedCopy } from '../../shared/copy/availability.ts';
import { paths } from '../../shared/paths.ts';
import styles from './CheckoutResult.module.css';
import type { ChangedStatus } from './checkoutStatus.ts';
import { confirmChanges } from './confirmChanges.ts';
import { orderChangeCopy } from './orderChangeCopy.ts';
import { useCartChanges } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Lists the menu changes that affect the order; only a confirmation changes the cart (decision O6). */
export function ChangedOrder({ checkout, changed }: { checkout: Checkout; changed: ChangedStatus }) {
  const queryClient = useQueryClient();
  const cart = useCart((state) => state.cart);
  const { incomplete, lacking, orderable, discount, total: orderableTotal, now } = useCartChanges();
  // Two lines of one product give the same sentence.
  const sentences = new Set(changed.changes.map((change) => orderChangeCopy(change, cart, now)));
  const dropped = incomplete ? '' : droppedCopy(cart, orderable);
  // The shop's total is that of all pieces.
  const total = dropped === '' ? changed.total : orderableTotal;
  // A code may pay for all of it.
  const isAnythingLeft = total > 0 || (discount.given !== null && orderable.length > 0);
  const isAnyLater = changed.changes.some(({ reason }) => reason === 'hours');
  let consequence = isAnyLater
    ? 'Guardamos tu carrito para entonces.'
    : 'Ya no queda nada de tu pedido, pero hay mucho más en el menú.';
  if (incomplete) {
    consequence = `A «${incomplete.product.name}» le falta una ${lacking}: elige otra, o quítalo del carrito.`;
  } else if (isAnythingLeft) {
    const isAnyGone = changed.changes.some(({ reason, now }) => now === undefined && reason !== 'price');
    const gone = isAnyLater ? 'quitamos lo que ahora no se puede pedir y ' : 'quitamos lo que ya no hay y ';
    const isCodeAlone = changed.changes.every(({ reason }) => reason === 'code');
    const price = isCodeAlone ? 'el nuevo total' : 'los precios de hoy';
    consequence = `Al confirmar, ${isAnyGone ? gone : ''}cobramos ${price}.${dropped}`;
  }
  return (
    <Modal
      open
      title="Tu pedido cambió. ¿Confirmar?"
      onClose={checkout.dismiss}
      lightDismiss={false}
      actions={
        <>
          {incomplete && (
            <ButtonLink wide to={paths.editLine(incomplete)} state={{ from: window.location.pathname }}>
              {`Elegir otra ${lacking}`}
            </ButtonLink>
          )}
          {!incomplete && (isAnythingLeft || !isAnyLater) && (
            <Button
              wide
              onClick={() => void confirmChanges(checkout, queryClient, { ...changed, total })}
              end={isAnythingLeft && <Price cents={total} />}
            >
              {isAnythingLeft ? 'Confirmar' : 'Vaciar carrito'}
            </Button>
          )}
          <Button kind="secondary" wide onClick={checkout.dismiss}>
            Revisar carrito
          </Button>
        </>
      }
    >
      <ul className={styles.changes}>
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Text tone="secondary">{consequence}</Text>
    </Modal>
  );
}
