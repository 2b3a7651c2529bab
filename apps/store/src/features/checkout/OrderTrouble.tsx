import { apiErrorCopy } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import { isGoneFile } from '@crepas/ui/loading';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCart } from '../../shared/cart/cart.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { noticeWithOffer, type ShopHours } from '../../shared/shop/shopHours.ts';
import { goneFileCopy } from '../../shared/storage/releaseReload.ts';
import styles from './CheckoutResult.module.css';
import { type CheckoutStatus, endRefusal } from './checkoutStatus.ts';
import { NearestMoments } from './NearestMoments.tsx';
import { useCartChanges } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Says why there is no order; the cart stays (decision O4). */
export function OrderTrouble({ checkout }: { checkout: Checkout }) {
  const { status, finish, orderAnother, dismiss } = checkout;
  const { hours, belowMinimumMessage } = useCartChanges();
  const isCartEmpty = useCart(({ cart }) => cart.length === 0);
  const trouble = troubleCopy(status, hours, belowMinimumMessage);
  const card = useRef<HTMLElement>(null);
  // At each tap on «Finalizar», also when the answer is the same.
  useEffect(() => {
    if (status.kind === 'momentGone') bringIntoView(card.current);
    else bringFaultIntoView(card.current);
  }, [status]);
  if (trouble === null) return null;

  /** The card is gone then: the focus goes to the hours. */
  function chooseLater(moment: Instant | null) {
    const screen = screenOf(card.current);
    flushSync(() => {
      useOrderOptions.getState().chooseLater(moment);
      if (moment === null) dismiss();
      else endRefusal();
    });
    screen?.querySelector<HTMLElement>('[name="para"]')?.focus();
  }
  return (
    <Card role="alert" ref={card} className={styles.root}>
      <Text>{trouble}</Text>
      {status.kind === 'shopClosed' && hours.offersLater && (
        <Button kind="secondary" wide onClick={() => chooseLater(null)}>
          A otra hora
        </Button>
      )}
      {status.kind === 'momentGone' && <NearestMoments moments={status.moments} onChoose={chooseLater} />}
      {status.kind === 'orderedBefore' && !isCartEmpty && (
        <Button kind="secondary" wide onClick={orderAnother}>
          Pedir otro aparte
        </Button>
      )}
      {(status.kind === 'offline' || status.kind === 'failed') && (
        <Button kind="secondary" wide onClick={() => void finish()}>
          <RetryIcon />
          Reintentar
        </Button>
      )}
    </Card>
  );
}

export const offlineCopy =
  'Sin conexión no podemos recibir tu pedido. Tu carrito te espera: intenta cuando vuelva.';

/** A ref that scrolls to a message, so that a customer who scrolled the cart sees it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

const screenOf = (card: HTMLElement | null) => card?.closest('main, dialog') ?? null;

/** Focuses the invalid field, which shows the same message. The promo code field is skipped: an invalid code stops no order. */
function bringFaultIntoView(card: HTMLElement | null) {
  const field = screenOf(card)?.querySelector<HTMLElement>('[aria-invalid]:not([name="codigo"])') ?? null;
  // In a group of answers the first one gets the focus.
  (field?.querySelector('input') ?? field)?.focus({ preventScroll: true });
  bringIntoView(field ?? card);
}

/**
 * @param hours say why the shop takes no orders now
 * @param belowMinimumMessage what is missing to the minimum
 */
function troubleCopy(
  status: CheckoutStatus,
  hours: ShopHours,
  belowMinimumMessage: string | undefined,
): string | null {
  switch (status.kind) {
    case 'offline':
      return offlineCopy;
    case 'shopClosed':
      return hours.closed && hours.closingNotice
        ? `${noticeWithOffer(hours)} Guardamos tu carrito.`
        : 'Ya tomamos pedidos: toca «Finalizar».';
    case 'belowMinimum':
      return belowMinimumMessage ?? 'Listo: toca «Finalizar».';
    case 'refused':
    case 'momentGone':
      return status.sentence;
    case 'orderedBefore':
      return 'Ya tenemos un pedido de este carrito: míralo en el inicio.';
    case 'failed':
      return isGoneFile(status.error) ? goneFileCopy : apiErrorCopy(status.error);
    default:
      return null;
  }
}
