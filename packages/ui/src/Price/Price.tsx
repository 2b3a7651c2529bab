import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatMoney } from './money.ts';
import styles from './Price.module.css';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whole centavos. */
  cents: number;
  /** Shown as a surcharge: «+$15.00» (spec §2). */
  extra?: boolean | undefined;
  /** Shown as the least that it costs: «Desde $85.00». */
  from?: boolean | undefined;
  /** `large` for a total, `small` beside another amount. */
  size?: 'small' | 'normal' | 'large' | undefined;
};

/**
 * An amount of money with its two decimals.
 *
 * For every amount of money, instead of formatting by hand.
 */
export function Price({
  cents,
  extra = false,
  from = false,
  size = 'normal',
  className,
  ...rest
}: PriceProps) {
  return (
    <span
      translate="no"
      data-size={size}
      data-from={from || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {`${from ? 'Desde ' : ''}${extra ? '+' : ''}${formatMoney(cents)}`}
    </span>
  );
}
