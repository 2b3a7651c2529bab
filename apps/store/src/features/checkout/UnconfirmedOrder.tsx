import { apiErrorCopy, paymentMethodToWire } from '@crepas/api';
import { formatDateTime, isOrderOf, moneyText, type OrderPayload } from '@crepas/domain';
import { Button, Card, RetryIcon, Text } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import styles from './CheckoutResult.module.css';
import { bringIntoView, offlineCopy } from './OrderTrouble.tsx';
import type { Checkout } from './useCheckout.ts';

/** An order that may have reached the shop: a retry creates no second order (decision O5). */
export function UnconfirmedOrder({ checkout }: { checkout: Checkout }) {
  const { status, unconfirmed, retry, discard } = checkout;
  // Only our server, which has `GET /shop`, recognizes a repeated order by its key.
  const reading = useKnownShop();
  const { timeZone } = useShopWords();
  const knowsKeys = reading !== undefined && !reading.isPlain;
  const isOfCart = useCart(({ cart }) => unconfirmed !== null && isOrderOf(cart, unconfirmed));
  return (
    <Card role="alert" className={styles.root}>
      <Text>
        <strong>{`Tu pedido${!isOfCart ? ' anterior' : ''} quedó sin confirmar.`}</strong>
      </Text>
      {'error' in status && <Text ref={bringIntoView}>{apiErrorCopy(status.error)}</Text>}
      {status.kind === 'offline' && <Text ref={bringIntoView}>{offlineCopy}</Text>}
      {status.kind === 'unconfirmedFirst' && (
        <Text ref={bringIntoView}>Para no pedir dos veces, primero reintenta o descarta ese pedido.</Text>
      )}
      {unconfirmed && sent(unconfirmed, timeZone).map((line) => <Text key={line}>{line}</Text>)}
      <Text tone="secondary">
        {knowsKeys
          ? '«Reintentar» envía este pedido tal como está aquí, sin duplicarlo. Lo que cambiaste después no va.'
          : '«Reintentar» pregunta primero si la tienda ya lo tiene; si no, lo envía tal como está aquí. Lo que cambiaste después no va.'}
      </Text>
      <div className={styles.actions}>
        <Button busy={status.kind === 'sending'} onClick={() => void retry()}>
          <RetryIcon />
          Reintentar
        </Button>
        <Button kind="quiet" onClick={discard}>
          Descartar
        </Button>
      </div>
    </Card>
  );
}

/** The order as it was sent: the cart, the address and the options may have changed since. */
function sent(
  { lines, fee, discount, total, deliveryAddress, payment, options = {} }: OrderPayload,
  timeZone: string,
): readonly string[] {
  const { recipient, note, cashGiven, scheduledFor } = options;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const products = pieces === 1 ? 'producto' : 'productos';
  const withFee = fee === undefined ? '' : `, con envío de ${moneyText(fee)}`;
  const withCode = discount ? `, con el código ${discount.name}` : '';
  const otherPayment = payment === 'cash' ? '' : `, ${paymentMethodToWire(payment)}`;
  return [
    `${pieces} ${products} · ${moneyText(total)}${withFee}${withCode}${otherPayment}`,
    ...(scheduledFor ? [`Hora: ${formatDateTime(new Date(scheduledFor), timeZone)}`] : []),
    `Para: ${recipient ? `${recipient}, ` : ''}${deliveryAddress}`,
    ...(note ? [`Nota: ${note}`] : []),
    ...(cashGiven ? [`Pagas con ${moneyText(cashGiven)}`] : []),
  ];
}
