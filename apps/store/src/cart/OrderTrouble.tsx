import { apiErrorCopy } from '@crepas/api';
import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import type { CheckoutStatus } from '../checkout/checkoutStatus.ts';
import type { Checkout } from '../checkout/useCheckout.ts';
import { bringIntoView } from './bringIntoView.ts';
import styles from './news.module.css';

/** Says why there is no order; the cart stays (decision O4). */
export function OrderTrouble({ checkout: { status, finish } }: { checkout: Checkout }) {
  const trouble = troubleCopy(status);
  if (trouble === null) return null;
  return (
    <Card key={status.kind} role="alert" ref={bringIntoView} className={styles.root}>
      <Text>{trouble}</Text>
      {status.kind !== 'changedAgain' && (
        <Button kind="secondary" wide onClick={() => void finish()}>
          <RetryIcon />
          Reintentar
        </Button>
      )}
    </Card>
  );
}

function troubleCopy(status: CheckoutStatus): string | null {
  switch (status.kind) {
    case 'offline':
      return 'Sin conexión no podemos recibir tu pedido. Tu carrito te espera: intenta cuando vuelva.';
    case 'failed':
      return apiErrorCopy(status.error);
    case 'changedAgain':
      return 'Actualizamos tu carrito con el menú de hoy. Revisa el total y toca «Finalizar».';
    default:
      return null;
  }
}
