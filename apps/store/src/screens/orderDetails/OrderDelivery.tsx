import { type Delivery, type OrderDetails, orderState } from '@crepas/domain';
import { cashText } from '@crepas/domain/options';
import { paymentName } from '@crepas/domain/terms';
import { Card, Text } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useQuery } from '@tanstack/react-query';
import { noPinCopy } from '../../copy/pin.ts';
import { shopQuery } from '../../queries/shop.ts';
import styles from './OrderDelivery.module.css';

/** What the customer added to the order. Empty for an order without additions. */
export function OrderDelivery({ delivery, order }: { delivery: Delivery; order: OrderDetails }) {
  const { data: reading, errorUpdateCount } = useQuery({ ...shopQuery, enabled: false });
  // A server without pins (null: without a shop) says nothing about this order's. A shop that cannot be read may have them.
  const hasPins = reading === undefined ? errorUpdateCount > 0 : reading?.shop.features.includes('posicion');
  const isPinMissing = hasPins && delivery.position === null;
  const { note, customerName, payment, paidAt } = delivery;
  const isOff = order.stage !== null && orderState(order.stage) === 'cancelled';
  const cashGiven = isOff ? null : delivery.cashGiven;
  const isCash = payment === 'cash' && !paidAt;
  if (isCash && note === null && cashGiven === null && customerName === null && !isPinMissing) return null;
  return (
    <Card className={styles.root}>
      {note !== null && (
        <Text className={styles.note}>
          <strong>Nota para la cocina:</strong> {note}
        </Text>
      )}
      {customerName !== null && (
        <Text>
          <strong>Recibe:</strong> {customerName}
        </Text>
      )}
      {!isCash && (
        <Text>
          <strong>Pago:</strong> {paymentName(payment)}
          {paidAt && ' · pagado'}
        </Text>
      )}
      {cashGiven !== null && <Text>{cashText(order.total, cashGiven, formatMoney, 'Pagas')}</Text>}
      {isPinMissing && <Text tone="secondary">{noPinCopy}</Text>}
    </Card>
  );
}
