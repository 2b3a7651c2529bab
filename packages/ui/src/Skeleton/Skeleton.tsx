import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'>;

/**
 * A shimmering placeholder of content that is loading; one line of text by default.
 *
 * In the final size of the content, inside `Loading`. If the size is unknown, use
 * `Loading` alone.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
