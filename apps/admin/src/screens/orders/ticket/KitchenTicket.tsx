import { formatShortDateTime, type OrderDetails } from '@crepas/domain';
import { makingCopy } from '../details/lineCopy.ts';
import styles from './TicketScreen.module.css';

export type KitchenTicketProps = { readonly order: OrderDetails };

/** The kitchen ticket: products in large type, without prices. */
export const KitchenTicket = ({ order }: KitchenTicketProps) => (
  <>
    <header className={styles.head}>
      <p>COCINA</p>
      <p className={styles.number}>#{order.id}</p>
      {order.placedAt && <p>{formatShortDateTime(order.placedAt)}</p>}
      {order.minutes !== null && <p>Prometido en {order.minutes} min</p>}
    </header>
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
