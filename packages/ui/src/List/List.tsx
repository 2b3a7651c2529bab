import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './List.module.css';

export type ListProps = ComponentProps<'ul'>;

/**
 * Items under each other; with `data-columns`, in as many columns as fit.
 *
 * For cards that staff compare, or lines under each other. The menu's products go into a `ProductGrid`.
 */
export function List({ className, ...rest }: ListProps) {
  return <ul {...rest} className={clsx(styles.root, className)} />;
}
