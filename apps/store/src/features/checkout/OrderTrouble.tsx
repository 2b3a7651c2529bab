import { apiErrorCopy } from '@crepas/api';
import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import { isGoneFile } from '@crepas/ui/loading';
import { useEffect, useRef } from 'react';
import type { ShopHours } from '../../shared/shop/shopHours.ts';
import { goneFileCopy } from '../../shared/storage/releaseReload.ts';
import styles from './CheckoutResult.module.css';
import type { CheckoutStatus } from './checkoutStatus.ts';
import { useCartChanges } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Says why there is no order; the cart stays (decision O4). */
export function OrderTrouble({ checkout: { status, finish } }: { checkout: Checkout }) {
  const { hours, belowMinimumMessage } = useCartChanges();
  const trouble = troubleCopy(status, hours, belowMinimumMessage);
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
 * @param hours say why the shop takes no orders now
 * @param belowMinimumMessage what is missing to the minimum
 */
function troubleCopy(
  status: CheckoutStatus,
  { closed, closingNotice }: ShopHours,
  belowMinimumMessage: string | undefined,
): string | null {
  switch (status.kind) {
    case 'offline':
      return 'Sin conexión no podemos recibir tu pedido. Tu carrito te espera: intenta cuando vuelva.';
    case 'shopClosed':
      return closed && closingNotice
        ? `${closingNotice} Guardamos tu carrito.`
        : 'Ya tomamos pedidos: toca «Finalizar».';
    case 'belowMinimum':
      return belowMinimumMessage ?? 'Listo: toca «Finalizar».';
    case 'refused':
      return status.sentence;
    case 'failed':
      return isGoneFile(status.error) ? goneFileCopy : apiErrorCopy(status.error);
    default:
      return null;
  }
}
