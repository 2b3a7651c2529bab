import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { focusAfterRemoval } from '../arrival/focusAfterRemoval.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon, ClockIcon, HideIcon, ListIcon, TrashIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './StaffProductCard.module.css';

export type StaffProductCardProps = Omit<ComponentProps<'li'>, 'children' | 'onToggle'> & {
  /** The product, as the menu calls it. */
  name: string;
  /** The price without extras, in centavos. */
  cents: number;
  /** 4:3; a placeholder stands for a missing one. */
  picture: PictureSource;
  /** Whether customers see it (spec §4). */
  active: boolean;
  /** The edit page; omit it for users without the right. */
  editTo?: string | undefined;
  /** Shows or hides it; omit it for users without the right. */
  onToggle?: (() => void) | undefined;
  /** While the change is pending: the button says so and ignores clicks. */
  updating?: boolean | undefined;
  /** When it can be had, where that is not always: «Lunes a viernes, 8:00 a.m. a 12:00 p.m.». */
  hours?: string | undefined;
  /** What a customer chooses of it: «Tamaño, Salsas». */
  choices?: string | undefined;
  /** Sold out today, with when it comes back: «Vuelve mañana a las 5:00 a.m.». */
  soldOut?: string | undefined;
  /** Sells it out, or brings it back. Omit it when the server cannot. */
  onSoldOut?: (() => void) | undefined;
  /** While that change is pending. */
  updatingSoldOut?: boolean | undefined;
  /** Omit it for users without the right. */
  onDelete?: (() => void) | undefined;
};

/**
 * A product as staff manage it; an item of `<List data-columns>`.
 *
 * Not for customers: they see a `ProductCard`.
 */
export function StaffProductCard(props: StaffProductCardProps) {
  const { name, cents, picture, active, editTo, onToggle, updating, onDelete, className, ...more } = props;
  const { hours, choices, soldOut, onSoldOut, updatingSoldOut, ...rest } = more;
  return (
    <li
      ref={focusAfterRemoval}
      data-inactive={active ? undefined : ''}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <Picture {...picture} alt="" width={96} height={72} sizes="96px" className={styles.picture} />
        <div className={styles.words}>
          <h3 translate="no" className={styles.name}>
            {name}
          </h3>
          <Price cents={cents} />
          {hours !== undefined && (
            <span className={styles.hours}>
              <ClockIcon />
              <span>{hours}</span>
            </span>
          )}
          {choices !== undefined && (
            <span className={styles.hours}>
              <ListIcon />
              <span>{choices}</span>
            </span>
          )}
          {/* One that is sold out is not on sale: a green «Activo» would say so. */}
          {(soldOut === undefined || !active) && (
            <span className={styles.state}>
              {active ? <CheckIcon /> : <HideIcon />}
              <span>{active ? 'Activo' : 'Inactivo'}</span>
            </span>
          )}
          {soldOut !== undefined && (
            <span className={styles.soldOut}>
              <strong>Agotado hoy</strong> <span>{soldOut}</span>
            </span>
          )}
        </div>
      </div>
      <div data-pairs={onToggle && onSoldOut ? '' : undefined} className={styles.actions}>
        {onToggle && (
          <Button
            kind="secondary"
            aria-label={updating ? undefined : `${active ? 'Ocultar' : 'Mostrar'} ${name}`}
            aria-disabled={updating || undefined}
            data-muted={updating || undefined}
            onClick={updating ? undefined : onToggle}
            className={styles.toggle}
          >
            {updating ? 'Actualizando…' : active ? 'Ocultar' : 'Mostrar'}
          </Button>
        )}
        {onSoldOut && (
          <Button
            kind="secondary"
            aria-label={
              updatingSoldOut ? undefined : `${soldOut === undefined ? 'Agotado hoy' : 'Ya hay'}: ${name}`
            }
            aria-disabled={updatingSoldOut || undefined}
            data-muted={updatingSoldOut || undefined}
            onClick={updatingSoldOut ? undefined : onSoldOut}
            className={styles.toggle}
          >
            {updatingSoldOut ? 'Guardando…' : soldOut === undefined ? 'Agotado hoy' : 'Ya hay'}
          </Button>
        )}
        {editTo !== undefined && (
          <ButtonLink to={editTo} kind="secondary" aria-label={`Editar ${name}`} className={styles.edit}>
            Editar
          </ButtonLink>
        )}
        {onDelete && (
          <IconButton label={`Eliminar ${name}`} icon={<TrashIcon />} kind="danger" onClick={onDelete} />
        )}
      </div>
    </li>
  );
}
