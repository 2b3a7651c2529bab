import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { PlusIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './ProductCard.module.css';

export type ProductCardProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The target of the picture and the plus. */
  to: string;
  /** The product, as the menu calls it. */
  name: string;
  /** Whole centavos. */
  cents: number;
  /** 4:3; a placeholder stands for a missing one. */
  picture: PictureSource;
  /** Since it is shown: it keeps its place, and says so. */
  soldOut?: boolean;
};

/**
 * A product of the menu, as an item of `ProductGrid`.
 *
 * For the grid of the menu. Promoted ones are `PromoCard`s; staff work with `StaffProductCard`s.
 */
export function ProductCard({ to, name, cents, picture, soldOut, className, ...rest }: ProductCardProps) {
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <Link to={to} className={styles.main}>
        <Picture
          {...picture}
          alt=""
          width={320}
          height={240}
          sizes="(min-width: 900px) 270px, 46vw"
          className={styles.picture}
        />
        <span translate="no" className={styles.name}>
          {name}
        </span>
        {soldOut ? (
          <span className={styles.price}>Agotado</span>
        ) : (
          <Price cents={cents} className={styles.price} />
        )}
      </Link>
      {!soldOut && (
        <Link to={to} aria-label={`Agregar ${name}`} className={styles.plus}>
          <PlusIcon />
        </Link>
      )}
    </li>
  );
}
