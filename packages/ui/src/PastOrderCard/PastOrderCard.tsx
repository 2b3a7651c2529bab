import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { PlusIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PastOrderCard.module.css';

const maxPictures = 2;

export type PastOrderCardProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** `2 Nutella, 1 Limonada` */
  names: string;
  /** The pictures of its products; the first two distinct ones are shown. */
  pictures: readonly PictureSource[];
  /** The order is being put into the cart: taps do nothing. */
  busy?: boolean | undefined;
  /** Puts the order into the cart. */
  onOrder: () => void;
};

/**
 * An earlier order that one tap puts into the cart, as an item of a `ScrollRow`.
 *
 * For what the customer had before. An order that is active is an `ActiveOrderCard`.
 */
export function PastOrderCard(props: PastOrderCardProps) {
  const { names, pictures, busy = false, onOrder, className, ...rest } = props;
  const different = [...new Map(pictures.map((picture) => [picture.src, picture])).values()];
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onOrder}
        className={styles.main}
      >
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
        </span>
        <span className={styles.words}>
          <span className={styles.names}>
            <span translate="no">{names}</span>
            <VisuallyHidden>: agregar al carrito</VisuallyHidden>
          </span>
        </span>
        <PlusIcon />
      </button>
    </li>
  );
}
