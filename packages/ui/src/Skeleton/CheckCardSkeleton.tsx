import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../CheckCard/CheckCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type CheckCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

export function CheckCardSkeleton({ className, ...rest }: CheckCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <Skeleton className={card.mark} />
      <span className={card.words}>
        <Skeleton className={styles.price} />
        <Skeleton className={card.description} />
      </span>
    </li>
  );
}
