import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { BagIcon, BellIcon, CashIcon, ClockIcon, PhoneIcon, PinIcon, WarningIcon } from '../icons/icons.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './StaffOrderCard.module.css';

export type StaffOrderCardProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The customer, as they wrote it. */
  name: string;
  /** As it is called out: `#1042` is 1042. */
  number: number | string;
  /** Ten digits; a tap calls it. */
  phone: string;
  /** Absent for an order that its customer picks up. */
  address?: string | undefined;
  /** Shown instead of the address when the customer picks up the order: «Recoge en la tienda». */
  pickup?: string | undefined;
  /** What the customer pays, in centavos. */
  totalCents: number;
  /** How the customer pays, in words. */
  payment: string;
  /** The customer's note for the kitchen. */
  note?: string | undefined;
  /** Below the address, such as «Sin pin». */
  placeNote?: string | undefined;
  /** The cash that the customer pays with, and the change. */
  cash?: string | undefined;
  /** The age of the order. */
  since?: string | undefined;
  /** The urgency, shown as the colour of the age. A late order also says so in `promise`. */
  urgency?: 'calm' | 'soon' | 'late' | undefined;
  /** The promised minutes and the remaining time. */
  promise?: string | undefined;
  /** What to know before it is accepted: «Segundo pedido sin recibir». */
  mark?: ReactNode;
  /** Says who was notified that the order waits. */
  alerts?: string | undefined;
  /** Why the order has ended while its card is shown: «Cancelado por el cliente». Strikes what is void. */
  ended?: string | undefined;
  /** The progress, as compact `Stages`. */
  progress?: ReactNode;
  /** What was ordered. */
  contents?: ReactNode;
  /** The buttons of this stage; the next step first. */
  actions?: ReactNode;
};

/**
 * An order for the kitchen, legible from one metre; an item of `<List data-columns>`.
 *
 * For the kitchen's list of orders. Customers see an `ActiveOrderCard`.
 */
export function StaffOrderCard(props: StaffOrderCardProps) {
  const { name, number, phone, address, totalCents, payment, actions, className, ...more } = props;
  const {
    since,
    urgency = 'calm',
    promise,
    progress,
    contents,
    note,
    placeNote,
    cash,
    alerts,
    mark,
    pickup,
    ended,
    ...rest
  } = more;
  return (
    <li data-urgency={urgency} data-ended={ended && ''} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <p translate="no" className={styles.number}>
          {ended ? <s>{`#${number}`}</s> : `#${number}`}
        </p>
        {since && (
          <span className={styles.since}>
            <ClockIcon />
            <span>{since}</span>
          </span>
        )}
      </div>
      {pickup && (
        <p className={styles.pickup}>
          <BagIcon />
          <span>{pickup}</span>
        </p>
      )}
      {ended && <p className={styles.ended}>{ended}</p>}
      {promise && <p className={styles.promise}>{promise}</p>}
      {alerts && (
        <p className={styles.alerts}>
          <BellIcon />
          <span>{alerts}</span>
        </p>
      )}
      {mark && (
        <p className={styles.mark}>
          <WarningIcon />
          <span>{mark}</span>
        </p>
      )}
      {progress}
      {note && <p className={styles.note}>{note}</p>}
      {contents}
      <p translate="no" className={styles.name}>
        {name}
      </p>
      <p className={styles.row}>
        <PhoneIcon />
        <a translate="no" href={`tel:${phone}`} className={styles.phone}>
          {phone}
        </a>
      </p>
      {address && (
        <p className={styles.row}>
          <PinIcon />
          <span>
            <span translate="no">{address}</span>
            {placeNote && <strong className={styles.placeNote}>{placeNote}</strong>}
          </span>
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.row}>
          <CashIcon />
          <span>{payment}</span>
        </span>
        <Price cents={totalCents} size="large" className={styles.total} />
        {cash && <p className={styles.cash}>{cash}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
