import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import styles from './CartLine.module.css';

export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  name: string;
  picture: PictureSource;
  /** The crepas of a combo. */
  contents?: readonly string[] | undefined;
  extras?: readonly string[] | undefined;
  quantity: number;
  /** Of the whole line, extras included. */
  totalCents: number;
  onDecrease: () => void;
  onIncrease: () => void;
  onDelete: () => void;
  /** A change to tell of, such as a new price. */
  note?: ReactNode;
};

/**
 * A line of the cart, as an item of a `List`.
 *
 * For what can still be changed. What has been ordered is an `OrderLine`.
 */
export function CartLine(props: CartLineProps) {
  const { name, picture, contents = [], extras = [], quantity, totalCents, note, ...others } = props;
  const { onDecrease, onIncrease, onDelete, className, ...rest } = others;
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <Picture {...picture} alt="" width={96} height={96} sizes="88px" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {contents.length > 0 && <p className={styles.detail}>{contents.join(', ')}</p>}
        {extras.length > 0 && <p className={styles.detail}>+ {extras.join(', ')}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <IconButton
        className={styles.remove}
        label={`Eliminar ${name}`}
        kind="danger"
        icon={<TrashIcon />}
        onClick={onDelete}
      />
      <div className={styles.foot}>
        <QuantityStepper
          label={`Cantidad de ${name}`}
          quantity={quantity}
          onDecrease={onDecrease}
          onIncrease={onIncrease}
        />
        <Price cents={totalCents} className={styles.total} />
      </div>
    </li>
  );
}
