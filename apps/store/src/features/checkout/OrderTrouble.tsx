import { apiErrorCopy } from '@crepas/api';
import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import { useEffect, useRef } from 'react';
import { useCartNews } from '../../shared/cart/cartNews.ts';
import { useShopStatus } from '../../shared/shop/shopStatus.ts';
import styles from './CheckoutResult.module.css';
import type { CheckoutStatus } from './checkoutStatus.ts';
import type { Checkout } from './useCheckout.ts';

/** Says why there is no order; the cart stays (decision O4). */
export function OrderTrouble({ checkout: { status, finish } }: { checkout: Checkout }) {
  const { closed, news } = useShopStatus(({ hours }) => hours);
  const { stop } = useCartNews();
  const trouble = troubleCopy(status, closed && news, stop);
  const card = useRef<HTMLElement>(null);
  // At each tap on «Finalizar», also when the answer is the same.
  useEffect(() => {
    if (status) bringFaultIntoView(card.current);
  }, [status]);
  if (trouble === null) return null;
  return (
    <Card role="alert" ref={card} className={styles.root}>
      <Text>{trouble}</Text>
      {(status.kind === 'offline' || status.kind === 'failed') && (
        <Button kind="secondary" wide onClick={() => void finish()}>
          <RetryIcon />
          Reintentar
        </Button>
      )}
    </Card>
  );
}

/** A ref that scrolls to a message, so that a customer who scrolled the cart sees it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

/** A field that refuses what was typed is marked and says the same: the customer goes on there. */
function bringFaultIntoView(card: HTMLElement | null) {
  const field = card?.closest('main, dialog')?.querySelector<HTMLElement>('[aria-invalid]') ?? null;
  field?.focus({ preventScroll: true });
  bringIntoView(field ?? card);
}

/**
 * @param closed why the shop takes no orders now
 * @param stop what is missing to the minimum
 */
function troubleCopy(
  status: CheckoutStatus,
  closed: string | null | false,
  stop: string | undefined,
): string | null {
  switch (status.kind) {
    case 'offline':
      return 'Sin conexión no podemos recibir tu pedido. Tu carrito te espera: intenta cuando vuelva.';
    case 'shopClosed':
      return closed ? `${closed} Guardamos tu carrito.` : 'Ya tomamos pedidos: toca «Finalizar».';
    case 'belowMinimum':
      return stop ?? 'Listo: toca «Finalizar».';
    case 'refused':
      return status.sentence;
    case 'failed':
      return apiErrorCopy(status.error);
    default:
      return null;
  }
}
