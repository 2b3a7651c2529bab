import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../StaffOrderCard/StaffOrderCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type StaffOrderCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

/** The placeholder of a `StaffOrderCard` with a two-line address. */
export function StaffOrderCardSkeleton({ className, ...rest }: StaffOrderCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <Skeleton className={clsx(styles.numeral, styles.price)} />
      <Skeleton className={card.name} />
      <Skeleton className={styles.phone} />
      <Skeleton className={styles.twoLines} />
      <span className={card.foot}>
        <Skeleton className={clsx(styles.total, styles.price)} />
      </span>
    </li>
  );
}
