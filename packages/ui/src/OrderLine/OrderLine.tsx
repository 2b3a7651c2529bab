import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './OrderLine.module.css';

export type OrderLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The product, as it was called when it was ordered. */
  name: string;
  /** The picture of the product; a placeholder stands for a missing one. */
  picture: PictureSource;
  /** Pieces with the same choices. */
  quantity: number;
  /** Price times quantity. */
  priceCents: number;
  /** The crepas of a combo. */
  contents?: string | undefined;
  /** What was chosen of each group: «Tamaño: Grande». */
  choices?: readonly string[] | undefined;
  /** The names of the extras, joined with commas. */
  extras?: string | undefined;
  /** What choices and extras cost together, in centavos. */
  extrasCents?: number | undefined;
};

/**
 * A line of a placed order, as an item of a `List` (spec §2).
 *
 * For placed orders, read-only. In the cart use `CartLine`.
 */
export function OrderLine(props: OrderLineProps) {
  const {
    name,
    picture,
    quantity,
    priceCents,
    contents,
    choices = [],
    extras,
    extrasCents = 0,
    className,
    ...rest
  } = props;
  const charged = [...choices, ...(extras ? [`+ ${extras}`] : [])];
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <Picture {...picture} alt="" width={64} height={64} sizes="64px" className={styles.picture} />
      <div className={styles.words}>
        <p translate="no" className={styles.name}>
          <span className={styles.quantity}>{`${quantity} ×`}</span> <span>{name}</span>
        </p>
        {contents && (
          <p translate="no" className={styles.detail}>
            {contents}
          </p>
        )}
        {charged.map((text, place) => (
          <p key={text} translate="no" className={styles.detail}>
            <span>{text}</span>{' '}
            {extrasCents > 0 && place === charged.length - 1 && (
              <Price cents={extrasCents} extra size="small" />
            )}
          </p>
        ))}
      </div>
      <Price cents={priceCents} />
    </li>
  );
}
