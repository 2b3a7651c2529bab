import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ProductGrid.module.css';

export type ProductGridProps = ComponentProps<'ul'>;

/**
 * The products of a category: two columns on a phone, four on a wide screen.
 *
 * For the products of one category. A row to swipe is a `ScrollRow`.
 */
export function ProductGrid({ className, ...rest }: ProductGridProps) {
  return <ul {...rest} className={clsx(styles.root, className)} />;
}
