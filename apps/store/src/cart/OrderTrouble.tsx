import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import type { Checkout } from '../checkout/useCheckout.ts';
import { apiErrorCopy } from '../copy.ts';
import { bringIntoView } from './bringIntoView.ts';
import styles from './news.module.css';

/** There is no order, and why; the cart stays (decision O4). */
export function OrderTrouble({ checkout: { status, finish } }: { checkout: Checkout }) {
  switch (status.kind) {
    case 'offline':
      return (
        <Card role="alert" ref={bringIntoView} className={styles.root}>
          <Text>Sin conexión no podemos recibir tu pedido. Tu carrito te espera: intenta cuando vuelva.</Text>
          <Button kind="secondary" wide onClick={() => void finish()}>
            <RetryIcon />
            Reintentar
          </Button>
        </Card>
      );
    case 'failed':
      return (
        <Card role="alert" ref={bringIntoView} className={styles.root}>
          <Text>{apiErrorCopy(status.error)}</Text>
          <Button kind="secondary" wide onClick={() => void finish()}>
            <RetryIcon />
            Reintentar
          </Button>
        </Card>
      );
    case 'changedAgain':
      return (
        <Card role="alert" ref={bringIntoView} className={styles.root}>
          <Text>Actualizamos tu carrito con el menú de hoy. Revisa el total y toca «Finalizar».</Text>
        </Card>
      );
    default:
      return null;
  }
}
