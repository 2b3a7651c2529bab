import { clsx } from 'clsx';
import { PlusIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx';
import styles from './PromoCard.module.css';

export type PromoCardProps = ProductCardProps;

/**
 * A promoted product, as an item of a `ScrollRow`; never narrower than 120 px (spec §9).
 *
 * For «Mejores Selecciones», in a `ScrollRow`. In the grid take `ProductCard`.
 */
export function PromoCard(props: PromoCardProps) {
  const { to, name, cents, from, picture, soldOut, availableFrom, className, ...rest } = props;
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <Link to={to} className={styles.main}>
        <Picture {...picture} alt="" width={320} height={240} sizes="160px" className={styles.picture} />
        <span translate="no" className={styles.name}>
          {name}
        </span>
        {soldOut ? <span>Agotado</span> : <Price cents={cents} from={from} size="small" />}
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
