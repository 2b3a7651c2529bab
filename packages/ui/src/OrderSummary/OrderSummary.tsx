import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatMoney } from '../Price/money.ts';
import { Price } from '../Price/Price.tsx';
import styles from './OrderSummary.module.css';

export type OrderSummaryProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** As the customer reads it: `#1042` is 1042. */
  number: number | string;
  /** What its delivery costs, a part of the total; absent when it is free. */
  feeCents?: number | undefined;
  /** What a code took off the total: its label and the centavos. */
  discount?: { readonly label: string; readonly cents: number } | undefined;
  /** What the customer pays, in centavos, delivery included. */
  totalCents: number;
  /** The formatted date. */
  date: string;
};

/**
 * The summary of an order: number, total and date (spec §2).
 *
 * At the top of an order's page. The sums of a cart are `Totals`.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { number, feeCents, discount, totalCents, date, className, ...rest } = props;
  return (
    <dl {...rest} className={clsx(styles.root, className)}>
      <div>
        <dt className={styles.term}>Pedido</dt>
        <dd translate="no" className={styles.number}>{`#${number}`}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.term}>Monto Tot.</dt>
        <dd>
          <Price cents={totalCents} size="large" />
        </dd>
      </div>
      {(feeCents !== undefined || discount) && (
        <div className={styles.part}>
          <dt>Subtotal</dt>
          <dd>
            <Price cents={totalCents - (feeCents ?? 0) + (discount?.cents ?? 0)} size="small" />
          </dd>
          {discount && (
            <>
              <dt>{discount.label}</dt>
              <dd translate="no">{formatMoney(-discount.cents)}</dd>
            </>
          )}
          {feeCents !== undefined && (
            <>
              <dt>Envío</dt>
              <dd>
                <Price cents={feeCents} size="small" />
              </dd>
            </>
          )}
        </div>
      )}
      <div className={styles.date}>
        <dt className={styles.term}>Fecha</dt>
        <dd>{date}</dd>
      </div>
    </dl>
  );
}
