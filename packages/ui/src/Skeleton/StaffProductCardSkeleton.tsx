import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../StaffProductCard/StaffProductCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type StaffProductCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

/** The placeholder of a `StaffProductCard` with a one-line name. */
export function StaffProductCardSkeleton({ className, ...rest }: StaffProductCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <span className={card.head}>
        <Skeleton className={clsx(card.picture, styles.picture)} />
        <span className={card.words}>
          <Skeleton className={clsx(card.name, styles.name)} />
          <Skeleton className={styles.price} />
          <Skeleton className={clsx(card.state, styles.state)} />
        </span>
      </span>
      <Skeleton className={clsx(card.actions, styles.actions)} />
    </li>
  );
}
