import { momentText, type Shop } from '@crepas/api';
import {
  cashText,
  type Delivery,
  type Instant,
  mapLink,
  type OrderDetails,
  orderState,
  paymentLabel,
} from '@crepas/domain';
import { buttonProps, Card, PinIcon, Text } from '@crepas/ui';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../shared/shop/shop.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { MapPreview, noPinCopy } from '../address/index.ts';
import styles from './OrderDetails.module.css';
import { useOrderNow } from './usePromise.ts';

/** Where the order goes, how it is paid, and what the customer added to it. */
export function OrderDelivery({ delivery, order }: { delivery: Delivery; order: OrderDetails }) {
  const { data: reading, errorUpdateCount } = useQuery({ ...shopQuery, enabled: false });
  // A server without pins says nothing about this order's. A shop that cannot be read may have them.
  const hasPins = reading ? reading.shop.features.includes('posicion') : errorUpdateCount > 0;
  const isPickup = delivery.fulfilment === 'pickup';
  const state = order.stage === null ? 'active' : orderState(order.stage);
  const isPinMissing = hasPins && !isPickup && delivery.position === null && state === 'active';
  const { note, customerName, payment, paidAt } = delivery;
  const cashGiven = state === 'cancelled' ? null : delivery.cashGiven;
  return (
    <Card className={styles.delivery}>
      {order.scheduledFor !== undefined && <Wanted moment={order.scheduledFor} />}
      {isPickup ? <ShopPlace shop={reading?.shop} /> : <Destination delivery={delivery} />}
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
      <Text>
        <strong>Pago:</strong>{' '}
        <span>{`${paymentLabel(payment, delivery.fulfilment)}${paidAt ? ' · pagado' : ''}`}</span>
      </Text>
      {cashGiven !== null && <Text>{cashText(order.total, cashGiven, 'Pagas')}</Text>}
      {isPinMissing && <Text tone="secondary">{noPinCopy}</Text>}
    </Card>
  );
}

/** When it is wanted, or was. */
function Wanted({ moment }: { moment: Instant }) {
  const { timeZone } = useShopWords();
  const now = useOrderNow();
  return (
    <Text>
      <strong>Para:</strong> <span>{momentText(now, moment, timeZone)}</span>
    </Text>
  );
}

/** The door, and what a map makes of it. Empty for an order whose data were erased. */
const Destination = ({ delivery }: { delivery: Delivery }) =>
  delivery.deliveryAddress !== '' && (
    <>
      <Text>
        <strong>Entrega en:</strong> <span translate="no">{delivery.deliveryAddress}</span>
      </Text>
      {delivery.position && (
        <MapPreview keepsRoom position={delivery.position} address={delivery.deliveryAddress} />
      )}
      <OnMap place={delivery}>Ver en el mapa</OnMap>
    </>
  );

type OnMapProps = {
  readonly place: Pick<Delivery, 'deliveryAddress' | 'position'>;
  readonly children: string;
};

const OnMap = ({ place, children }: OnMapProps) => (
  <a {...buttonProps({ kind: 'secondary' })} href={mapLink(place)} target="_blank" rel="noopener">
    <PinIcon />
    {children}
  </a>
);

/** Where the order is picked up, with the way there. */
function ShopPlace({ shop }: { shop: Shop | undefined }) {
  const { name } = useShopWords();
  const address = shop?.responsible?.address ?? '';
  return (
    <>
      <Text>
        <strong>Recógelo en:</strong> <span translate="no">{[name, address].filter(Boolean).join(', ')}</span>
      </Text>
      {address !== '' && <OnMap place={{ deliveryAddress: address, position: null }}>Cómo llegar</OnMap>}
    </>
  );
}
