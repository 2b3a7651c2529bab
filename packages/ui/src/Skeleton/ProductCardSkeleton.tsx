import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import card from '../ProductCard/ProductCard.module.css';
import styles from './cards.module.css';
import { Skeleton } from './Skeleton.tsx';

export type ProductCardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <li {...rest} className={clsx(card.root, className)}>
      <span className={card.main}>
        <Skeleton className={clsx(card.picture, styles.picture)} />
        <span className={card.name}>
          <Skeleton />
        </span>
        <span className={card.price}>
          <Skeleton className={styles.price} />
        </span>
      </span>
    </li>
  );
}
