import type { Shop } from '@crepas/api';
import { cashText, type Delivery, mapLink, type OrderDetails, orderState, paymentName } from '@crepas/domain';
import { buttonProps, Card, PinIcon, Text } from '@crepas/ui';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../shared/shop/shop.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { noPinCopy } from '../address/index.ts';
import styles from './OrderDetails.module.css';

/** What the customer added to the order. Empty for an order without additions. */
export function OrderDelivery({ delivery, order }: { delivery: Delivery; order: OrderDetails }) {
  const { data: reading, errorUpdateCount } = useQuery({ ...shopQuery, enabled: false });
  // A server without pins says nothing about this order's. A shop that cannot be read may have them.
  const hasPins = reading ? reading.shop.features.includes('posicion') : errorUpdateCount > 0;
  const isPickup = delivery.fulfilment === 'pickup';
  const state = order.stage === null ? 'active' : orderState(order.stage);
  const isPinMissing = hasPins && !isPickup && delivery.position === null && state === 'active';
  const { note, customerName, payment, paidAt } = delivery;
  const cashGiven = state === 'cancelled' ? null : delivery.cashGiven;
  const isCash = payment === 'cash' && !paidAt;
  if (!isPickup && isCash && note === null && cashGiven === null && customerName === null && !isPinMissing)
    return null;
  return (
    <Card className={styles.delivery}>
      {isPickup && <ShopPlace shop={reading?.shop} />}
      {note !== null && (
        <Text className={styles.note}>
          <strong>Nota para la cocina:</strong> <span>{note}</span>
        </Text>
      )}
      {customerName !== null && (
        <Text>
          <strong>{`${isPickup ? 'Recoge' : 'Recibe'}:`}</strong> <span translate="no">{customerName}</span>
        </Text>
      )}
      {!isCash && (
        <Text>
          <strong>Pago:</strong>{' '}
          <span>{`${paymentName(payment, delivery.fulfilment)}${paidAt ? ' · pagado' : ''}`}</span>
        </Text>
      )}
      {cashGiven !== null && <Text>{cashText(order.total, cashGiven, 'Pagas')}</Text>}
      {isPinMissing && <Text tone="secondary">{noPinCopy}</Text>}
    </Card>
  );
}

/** Where the order is fetched, with the way there. */
function ShopPlace({ shop }: { shop: Shop | undefined }) {
  const { name } = useShopWords();
  const address = shop?.responsible?.address ?? '';
  return (
    <>
      <Text>
        <strong>Recógelo en:</strong> <span translate="no">{[name, address].filter(Boolean).join(', ')}</span>
      </Text>
      {address !== '' && (
        <a
          {...buttonProps({ kind: 'secondary' })}
          href={mapLink({ deliveryAddress: address, position: null })}
          target="_blank"
          rel="noopener"
        >
          <PinIcon />
          Cómo llegar
        </a>
      )}
    </>
  );
}
