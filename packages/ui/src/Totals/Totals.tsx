import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatMoney } from '../Price/money.ts';
import { Price } from '../Price/Price.tsx';
import styles from './Totals.module.css';

export type TotalsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The lines together, in centavos. */
  subtotalCents: number;
  /** What delivery costs, as a text; free when absent. */
  fee?: string | undefined;
  /** Whether the fee is not in the total yet: it depends on the address. */
  isFeeOpen?: boolean;
  /** What a code takes off: its label and the centavos, more than 0. */
  discount?: { readonly label: string; readonly cents: number } | undefined;
  /** What the customer pays, in centavos. */
  totalCents: number;
  /** The customer picks it up: nothing is delivered. */
  isPickup?: boolean;
};

/**
 * The totals of the cart. Delivery is free (spec §9) unless the shop charges for it.
 *
 * At the end of a cart. For a placed order use `OrderSummary`.
 */
export function Totals({
  subtotalCents,
  fee,
  discount,
  totalCents,
  isFeeOpen,
  isPickup,
  className,
  ...rest
}: TotalsProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)}>
      <div className={styles.row}>
        <dt>Subtotal</dt>
        <dd>
          <Price cents={subtotalCents} />
        </dd>
      </div>
      {discount && (
        <div className={styles.row}>
          <dt>{discount.label}</dt>
          <dd translate="no" className={styles.free}>
            {formatMoney(-discount.cents)}
          </dd>
        </div>
      )}
      {!isPickup && (
        <div className={styles.row}>
          <dt>Envío</dt>
          <dd className={fee ? undefined : styles.free}>{fee ?? 'Envío gratis'}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{isFeeOpen ? 'Total sin envío' : 'Total'}</dt>
        <dd>
          <Price cents={totalCents} size="large" />
        </dd>
      </div>
    </dl>
  );
}
