import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'section'>;

/**
 * A raised surface that groups related content.
 *
 * Not for list items: those have their own cards, such as `ProductCard`.
 */
export function Card({ className, ...rest }: CardProps) {
  return <section {...rest} className={clsx(styles.root, className)} />;
}
