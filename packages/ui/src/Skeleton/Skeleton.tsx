import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'>;

/**
 * A shimmering bar in the place of something that is coming; a line of text unless sized otherwise.
 *
 * In the place of what is coming, in its final size, inside `Loading`. Where nothing is known of its size,
 * `Loading` alone.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
