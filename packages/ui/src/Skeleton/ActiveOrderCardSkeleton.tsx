import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../ActiveOrderCard/ActiveOrderCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type ActiveOrderCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

export function ActiveOrderCardSkeleton({ className, ...rest }: ActiveOrderCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <span className={card.link}>
        <Skeleton className={clsx(card.label, styles.price)} />
        <Skeleton className={clsx(card.progress, styles.price)} />
        <span className={card.pictures}>
          <Skeleton className={card.picture} />
        </span>
        <span className={card.words}>
          <Skeleton className={styles.price} />
          <Skeleton className={styles.price} />
        </span>
      </span>
    </li>
  );
}
