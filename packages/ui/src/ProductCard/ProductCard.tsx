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
  /** The product costs at least this: «Desde $85.00». */
  from?: boolean | undefined;
  /** 4:3; a placeholder stands for a missing one. */
  picture: PictureSource;
  /** Since it is shown: it keeps its place, and says so. */
  soldOut?: boolean;
  /** In the place of the plus, while it cannot be had: «Desde las 8:00 a.m.». */
  availableFrom?: string | undefined;
};

/**
 * A product of the menu, as an item of `ProductGrid`.
 *
 * For the grid of the menu. Promoted ones are `PromoCard`s; staff work with `StaffProductCard`s.
 */
export function ProductCard(props: ProductCardProps) {
  const { to, name, cents, from, picture, soldOut, availableFrom, className, ...rest } = props;
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
          <Price cents={cents} from={from} className={availableFrom ? undefined : styles.price} />
        )}
        {!soldOut && availableFrom && <span className={styles.from}>{availableFrom}</span>}
      </Link>
      {!soldOut && !availableFrom && (
        <Link to={to} aria-label={`Agregar ${name}`} className={styles.plus}>
          <PlusIcon />
        </Link>
      )}
    </li>
  );
}
