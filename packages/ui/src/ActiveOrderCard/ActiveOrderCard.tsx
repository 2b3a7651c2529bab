import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ForwardIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './ActiveOrderCard.module.css';

const maxPictures = 3;

export type ActiveOrderCardProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The page of the order. */
  to: string;
  /** As the customer reads it: `#1042` is 1042. */
  number: number | string;
  /** What the customer pays, in centavos. */
  totalCents: number;
  /** The pictures of its products; the first three distinct ones are shown. */
  pictures: readonly PictureSource[];
  /** «PEDIDO EN PREPARACIÓN», or nothing (spec §4). */
  label?: string | undefined;
  /** The current stage, in a few words. */
  progress?: string | undefined;
};

/**
 * An order under way, on the home page, as an item of a `ScrollRow`.
 *
 * Only while the order is active. Its lines are `OrderLine`s on its own page.
 */
export function ActiveOrderCard(props: ActiveOrderCardProps) {
  const { to, number, totalCents, pictures, label, progress, className, ...rest } = props;
  const different = [...new Map(pictures.map((picture) => [picture.src, picture])).values()];
  const hidden = different.length - maxPictures;
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={styles.progress}>{progress}</span>
        <span className={styles.pictures}>
          {different.slice(0, maxPictures).map((picture) => (
            <Picture
              key={picture.src}
              {...picture}
              alt=""
              width={48}
              height={48}
              sizes="48px"
              className={styles.picture}
            />
          ))}
          {hidden > 0 && <span className={styles.more}>{`+${hidden}`}</span>}
        </span>
        <span className={styles.words}>
          <span translate="no" className={styles.number}>{`Pedido #${number}`}</span>
          <Price cents={totalCents} />
        </span>
        <ForwardIcon />
      </Link>
    </li>
  );
}
