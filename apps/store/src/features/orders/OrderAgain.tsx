import { type OrderDetails, orderState, type PastOrder, pastOrderOf } from '@crepas/domain';
import { Button, ButtonLink, Card, Text } from '@crepas/ui';
import { useMemo } from 'react';
import { useCart } from '../../shared/cart/cart.ts';
import { paths } from '../../shared/paths.ts';
import styles from './OrderDetails.module.css';
import { useReorder } from './useReorder.ts';

/** «Pedir otra vez» of an order that has ended. Empty where the server does not say what its products were. */
export function OrderAgain({ order }: { readonly order: OrderDetails }) {
  const past = useMemo(() => pastOrderOf(order), [order]);
  const hasEnded = order.stage !== null && orderState(order.stage) !== 'active';
  return hasEnded && past && <Again past={past} />;
}

function Again({ past }: { readonly past: PastOrder }) {
  const orders = useMemo(() => [past], [past]);
  const { busyId, result, order } = useReorder(orders, paths.orderDetails(past.id));
  const hasCart = useCart(({ cart }) => cart.length > 0);
  return (
    <Card className={styles.action}>
      <Button wide busy={busyId !== null} onClick={() => void order(past)}>
        Pedir otra vez
      </Button>
      <div role="status" className={styles.action}>
        {result && <Text>{result.text}</Text>}
        {hasCart && (
          <ButtonLink kind="secondary" to={paths.cart}>
            Ver carrito
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
