import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { heroWidths } from '../Picture/srcSet.ts';
import { Price } from '../Price/Price.tsx';
import styles from './ProductHero.module.css';

export type ProductHeroProps = ComponentProps<'div'> & {
  /** The only `h1` of the page. */
  name: string;
  /** The price without extras, in centavos. */
  cents: number;
  /** The product costs at least this: «Desde $85.00». */
  from?: boolean | undefined;
  /** What is in it, in one or two sentences. */
  description?: string | undefined;
  /** What a person with an allergy must know. */
  allergens?: string | undefined;
  /** Kilocalories of one piece. */
  calories?: number | null | undefined;
  /** 4:3; loaded before everything else. */
  picture: PictureSource;
};

/**
 * A product's page: a large picture, name, price and description, then the choices (`children`). In a `Page` of width
 * `desk` the picture stays beside the rest.
 *
 * Once per page. In a list use `ProductCard`.
 */
export function ProductHero(props: ProductHeroProps) {
  const { name, cents, from, description, allergens, calories, picture, className, children, ...rest } =
    props;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Picture
        {...picture}
        alt={name}
        width={960}
        height={720}
        sizes="(min-width: 560px) 560px, 100vw"
        widths={heroWidths}
        priority
        className={styles.picture}
      />
      <div>
        <div className={styles.words}>
          <h1 translate="no" className={styles.name}>
            {name}
          </h1>
          <Price cents={cents} from={from} size="large" className={styles.price} />
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {allergens && (
          <p className={styles.description}>
            <strong>{allergens}</strong>
          </p>
        )}
        {typeof calories === 'number' && (
          <p className={styles.description}>
            <span>{`${calories.toLocaleString('es-MX')} kcal`}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
