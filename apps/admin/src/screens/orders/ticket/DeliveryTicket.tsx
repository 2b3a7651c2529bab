import { type Delivery, formatDateTime, type OrderDetailLine, type OrderDetails } from '@crepas/domain';
import { Price } from '@crepas/ui';
import { useShopWords } from '../../../queries/shop.ts';
import { makingCopy } from '../details/lineCopy.ts';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import styles from './TicketScreen.module.css';

export type DeliveryTicketProps = { readonly order: OrderDetails; readonly delivery: Delivery | null };

/** The delivery ticket: products with prices, total and address. */
export function DeliveryTicket({ order, delivery }: DeliveryTicketProps) {
  const { name, timeZone } = useShopWords();
  return (
    <>
      <header className={styles.head}>
        <p className={styles.shop}>{name}</p>
        <p className={styles.number}>#{order.id}</p>
        {order.placedAt && <p>{formatDateTime(order.placedAt, timeZone)}</p>}
      </header>
      <ul>
        {order.lines.map((line) => (
          <Item key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <dt>Envío</dt>
        <dd>Gratis</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>
          <Price cents={order.total} />
        </dd>
      </dl>
      {delivery && <DeliveryPlace delivery={delivery} total={order.total} />}
      <p className={styles.foot}>¡Gracias por tu pedido!</p>
    </>
  );
}

const Item = ({ line }: { readonly line: OrderDetailLine }) => (
  <li className={styles.item}>
    <span>
      {line.quantity} × {line.productName}
    </span>
    <Price cents={line.unitPrice * line.quantity + line.extrasTotal} />
    {makingCopy(line).map((making) => (
      <span key={making} className={styles.making}>
        {making}
      </span>
    ))}
  </li>
);
