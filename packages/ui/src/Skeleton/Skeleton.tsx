import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'>;

/** A shimmering bar in the place of something that is coming; a line of text unless sized otherwise. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
