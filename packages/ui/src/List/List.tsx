import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './List.module.css';

export type ListProps = ComponentProps<'ul'>;

/**
 * A vertical list; with `data-columns`, in as many columns as fit.
 *
 * For staff cards or order lines. The menu's products go into a `ProductGrid`.
 */
export function List({ className, ...rest }: ListProps) {
  return <ul {...rest} className={clsx(styles.root, className)} />;
}
