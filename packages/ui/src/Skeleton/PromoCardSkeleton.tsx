import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../PromoCard/PromoCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type PromoCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

export function PromoCardSkeleton({ className, ...rest }: PromoCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <span className={card.main}>
        <Skeleton className={clsx(card.picture, styles.picture)} />
        <span className={card.name}>
          <Skeleton />
        </span>
        <Skeleton className={clsx(styles.price, styles.small)} />
      </span>
    </li>
  );
}
