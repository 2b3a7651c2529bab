import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'section'>;

/**
 * A raised surface for what belongs together.
 *
 * Items of a list have cards of their own, such as `ProductCard`.
 */
export function Card({ className, ...rest }: CardProps) {
  return <section {...rest} className={clsx(styles.root, className)} />;
}
