import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Price } from '../Price/Price.tsx';
import styles from './Totals.module.css';

export type TotalsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  subtotalCents: number;
  totalCents: number;
};

/**
 * The totals of the cart. Delivery is free (spec §9).
 *
 * At the end of a cart. For a placed order use `OrderSummary`.
 */
export function Totals({ subtotalCents, totalCents, className, ...rest }: TotalsProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)}>
      <div className={styles.row}>
        <dt>Subtotal</dt>
        <dd>
          <Price cents={subtotalCents} />
        </dd>
      </div>
      <div className={styles.row}>
        <dt>Envío</dt>
        <dd className={styles.free}>Envío gratis</dd>
      </div>
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          <Price cents={totalCents} size="large" />
        </dd>
      </div>
    </dl>
  );
}
