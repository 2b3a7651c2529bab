import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { type QuantityLimit, QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartLine.module.css';

export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The product, as the menu calls it. */
  name: string;
  /** The picture of the product; a placeholder stands for a missing one. */
  picture: PictureSource;
  /** The crepas of a combo. */
  contents?: readonly string[] | undefined;
  /** What is chosen of each group: «Tamaño: Grande». */
  choices?: readonly string[] | undefined;
  /** The names of the chosen extras. */
  extras?: readonly string[] | undefined;
  /** Pieces with the same choices. */
  quantity: number;
  /** The maximum quantity. */
  limit?: QuantityLimit | undefined;
  /** The total of the line, including extras. */
  totalCents: number;
  /** One piece fewer; not called at 1. */
  onDecrease: () => void;
  /** One piece more; not called at the limit. */
  onIncrease: () => void;
  /** Removes the line; the screen offers «Deshacer». */
  onDelete: () => void;
  /** The edit page; `state` is passed to the link. */
  edit?: { to: string; state?: unknown } | undefined;
  /** The previous total, if the price has changed since the line was added. */
  formerTotalCents?: number | undefined;
  /** The product is no longer available: the line can only be removed. */
  unavailable?: boolean | undefined;
  /** A remark about a change, such as a new price. */
  note?: ReactNode;
};

/**
 * A line of the cart, as an item of a `List`.
 *
 * For editable lines. For placed orders use `OrderLine`.
 */
export function CartLine(props: CartLineProps) {
  const {
    name,
    picture,
    contents = [],
    choices = [],
    extras = [],
    note,
    edit,
    unavailable,
    ...others
  } = props;
  const { quantity, limit, totalCents, formerTotalCents, onDecrease, onIncrease, onDelete, ...root } = others;
  const { className, ...rest } = root;
  return (
    <li {...rest} data-unavailable={unavailable || undefined} className={clsx(styles.root, className)}>
      <div className={styles.about}>
        <Picture {...picture} alt="" width={96} height={96} sizes="88px" className={styles.picture} />
        <div className={styles.words}>
          <p translate="no" className={styles.name}>
            {name}
          </p>
          {contents.length > 0 && (
            <p translate="no" className={styles.detail}>
              {contents.join(', ')}
            </p>
          )}
          {choices.map((choice) => (
            <p key={choice} translate="no" className={styles.detail}>
              {choice}
            </p>
          ))}
          {extras.length > 0 && <p translate="no" className={styles.detail}>{`+ ${extras.join(', ')}`}</p>}
          {note && <p className={styles.note}>{note}</p>}
          {edit && (
            <Link {...edit} aria-label={`Editar ${name}`} className={styles.edit}>
              Editar
            </Link>
          )}
        </div>
      </div>
      {unavailable ? (
        <Button kind="secondary" aria-label={`Quitar ${name}`} className={styles.takeOut} onClick={onDelete}>
          Quitar
        </Button>
      ) : (
        <>
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
              limit={limit}
              onDecrease={onDecrease}
              onIncrease={onIncrease}
            />
            <Total cents={totalCents} formerCents={formerTotalCents} />
          </div>
        </>
      )}
    </li>
  );
}

function Total({ cents, formerCents }: { cents: number; formerCents: number | undefined }) {
  return (
    <span className={styles.prices}>
      {formerCents !== undefined && (
        <>
          <s>
            <VisuallyHidden>Antes </VisuallyHidden>
            <Price cents={formerCents} size="small" />
          </s>
          <VisuallyHidden>, ahora </VisuallyHidden>
        </>
      )}
      <Price cents={cents} className={styles.total} />
    </span>
  );
}
