import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import activeOrderCard from '../ActiveOrderCard/ActiveOrderCard.module.css';
import checkCard from '../CheckCard/CheckCard.module.css';
import productCard from '../ProductCard/ProductCard.module.css';
import promoCard from '../PromoCard/PromoCard.module.css';
import staffOrderCard from '../StaffOrderCard/StaffOrderCard.module.css';
import staffProductCard from '../StaffProductCard/StaffProductCard.module.css';
import styles from './cardSkeletons.module.css';
import { Skeleton } from './Skeleton.tsx';

/** The placeholders of the cards, in the final size of each. */
export type CardSkeletonProps = Omit<ComponentProps<'li'>, 'children'>;

export function ProductCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(productCard.root, className)}>
      <span className={productCard.main}>
        <Skeleton className={clsx(productCard.picture, styles.picture)} />
        <span className={productCard.name}>
          <Skeleton />
        </span>
        <span className={productCard.price}>
          <Skeleton className={styles.price} />
        </span>
      </span>
    </li>
  );
}

export function PromoCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(promoCard.root, className)}>
      <span className={promoCard.main}>
        <Skeleton className={clsx(promoCard.picture, styles.picture)} />
        <span className={promoCard.name}>
          <Skeleton />
        </span>
        <Skeleton className={clsx(styles.price, styles.small)} />
      </span>
    </li>
  );
}

export function ActiveOrderCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(activeOrderCard.root, className)}>
      <span className={activeOrderCard.link}>
        <Skeleton className={clsx(activeOrderCard.label, styles.price)} />
        <Skeleton className={clsx(activeOrderCard.progress, styles.price)} />
        <span className={activeOrderCard.pictures}>
          <Skeleton className={activeOrderCard.picture} />
        </span>
        <span className={activeOrderCard.words}>
          <Skeleton className={styles.price} />
          <Skeleton className={styles.price} />
        </span>
      </span>
    </li>
  );
}

export function CheckCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(checkCard.root, className)}>
      <Skeleton className={checkCard.mark} />
      <span className={checkCard.words}>
        <Skeleton className={styles.price} />
        <Skeleton className={checkCard.description} />
      </span>
    </li>
  );
}

/** The placeholder of a `StaffOrderCard` with a two-line address. */
export function StaffOrderCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(staffOrderCard.root, className)}>
      <Skeleton className={clsx(styles.numeral, styles.price)} />
      <Skeleton className={staffOrderCard.name} />
      <Skeleton className={styles.phone} />
      <Skeleton className={styles.twoLines} />
      <span className={staffOrderCard.foot}>
        <Skeleton className={clsx(styles.total, styles.price)} />
      </span>
    </li>
  );
}

/** The placeholder of a `StaffProductCard` with a one-line name. */
export function StaffProductCardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <li {...rest} className={clsx(staffProductCard.root, className)}>
      <span className={staffProductCard.head}>
        <Skeleton className={clsx(staffProductCard.picture, styles.picture)} />
        <span className={staffProductCard.words}>
          <Skeleton className={clsx(staffProductCard.name, styles.name)} />
          <Skeleton className={styles.price} />
          <Skeleton className={clsx(staffProductCard.state, styles.state)} />
        </span>
      </span>
      <Skeleton className={clsx(staffProductCard.actions, styles.actions)} />
    </li>
  );
}
