import { paymentCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { cashText } from '@crepas/domain/options';
import { formatMoney } from '@crepas/ui/money';
import { callLink } from '../contactLinks.ts';
import { useIsWithoutPin } from '../useIsWithoutPin.ts';
import styles from './Rider.module.css';

export type RiderStopProps = { readonly order: StaffOrder };

export function RiderStop({ order }: RiderStopProps) {
  const { id, customerName, phone, deliveryAddress, cashGiven, note, total, payment } = order;
  const isWithoutPin = useIsWithoutPin(order);
  return (
    <li className={styles.stop}>
      <p className={styles.stopHead}>
        <strong>#{id}</strong> {customerName}
      </p>
      <p>
        {deliveryAddress}
        {isWithoutPin && <strong> · Sin pin</strong>}
      </p>
      <p>
        <a href={callLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
      <p>
        Total {formatMoney(total)} · {paymentCopy(payment, order)}
      </p>
      {cashGiven !== null && <p className={styles.cash}>{cashText(total, cashGiven, formatMoney)}</p>}
      {note !== null && <p className={styles.note}>Nota: {note}</p>}
    </li>
  );
}
