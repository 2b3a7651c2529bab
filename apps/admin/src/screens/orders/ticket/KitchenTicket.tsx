import { formatShortDateTime, type OrderDetails } from '@crepas/domain';
import { useShopWords } from '../../../queries/shop.ts';
import { makingCopy } from '../details/lineCopy.ts';
import styles from './TicketScreen.module.css';

export type KitchenTicketProps = { readonly order: OrderDetails; readonly note: string | null };

/** The kitchen ticket: products in large type, without prices. */
export function KitchenTicket({ order, note }: KitchenTicketProps) {
  const { timeZone } = useShopWords();
  return (
    <>
      <header className={styles.head}>
        <p>COCINA</p>
        <p className={styles.number}>#{order.id}</p>
        {order.placedAt && <p>{formatShortDateTime(order.placedAt, timeZone)}</p>}
        {order.minutes !== null && <p>Prometido en {order.minutes} min</p>}
      </header>
      {note !== null && <p className={styles.note}>{note}</p>}
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.dish}>
            <p className={styles.dishName}>
              {line.quantity} × {line.productName}
            </p>
            {makingCopy(line).map((making) => (
              <p key={making}>{making}</p>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{order.lines.reduce((sum, { quantity }) => sum + quantity, 0)} en total</p>
    </>
  );
}
