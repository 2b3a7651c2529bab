import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ComboPicker.module.css';

export type ComboPickerProps<Id extends string | number> = Omit<
  ComponentProps<'fieldset'>,
  'onToggle' | 'children'
> & {
  /** What is chosen, such as «Elige tus crepas». */
  legend: string;
  /** A sold-out one, or one that can be had later, keeps its place and cannot be chosen. */
  choices: readonly {
    id: Id;
    name: string;
    /** What a person with an allergy must know. */
    allergens?: string;
    picture: PictureSource;
    soldOut?: boolean;
    /** While it cannot be had: «Desde las 8:00 a.m.». */
    availableFrom?: string | undefined;
    /** What one must know that can be chosen all the same. */
    note?: string | undefined;
  }[];
  /** In the order of selection, which the badges number; of a combo that repeats crepas they count. */
  chosen: readonly Id[];
  /** Called with the tapped crepe; the screen decides whether it fits. */
  onToggle: (id: Id) => void;
  /** For a combo that repeats crepas, where each tap on a crepa adds a piece: takes one piece away. */
  onRemove?: ((id: Id) => void) | undefined;
  /** How many crepes make the combo. */
  size?: number | undefined;
  /** «Agrega 3 crepas» */
  warning?: string | undefined;
};

/**
 * The crepas of a combo, to choose as many of as it holds (spec §4).
 *
 * For a fixed number of choices with pictures. Extras, any number of them, are `CheckCard`s.
 */
export function ComboPicker<Id extends string | number>(props: ComboPickerProps<Id>) {
  const { legend, choices, chosen, onToggle, onRemove, size = 3, warning, className, ...rest } = props;
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <p role="status" className={styles.status} data-warning={warning ? '' : undefined}>
        <span>{warning ?? `${chosen.length} de ${size}`}</span>
      </p>
      <ul className={styles.choices}>
        {choices.map(({ id, name, allergens, picture, soldOut, availableFrom, note }) => {
          const place = chosen.indexOf(id) + 1;
          const count = chosen.filter((one) => one === id).length;
          return (
            <li key={id} className={styles.item}>
              <button
                type="button"
                aria-pressed={onRemove ? undefined : place > 0}
                data-chosen={place > 0 ? '' : undefined}
                data-repeats={onRemove && ''}
                disabled={soldOut || availableFrom !== undefined}
                onClick={() => onToggle(id)}
                className={styles.choice}
              >
                <Picture
                  {...picture}
                  alt=""
                  width={160}
                  height={120}
                  sizes="30vw"
                  className={styles.picture}
                />
                <span translate="no" className={styles.name}>
                  {name}
                </span>
                {allergens && <span className={styles.detail}>{allergens}</span>}
                {soldOut && <span className={styles.soldOut}>Agotado</span>}
                {note && <span className={styles.detail}>{note}</span>}
                {!soldOut && availableFrom && <span className={styles.soldOut}>{availableFrom}</span>}
                {onRemove && count > 0 && <VisuallyHidden>{`${count} en tu combo`}</VisuallyHidden>}
                {place > 0 && (
                  <span key={onRemove ? count : place} aria-hidden="true" className={styles.badge}>
                    {onRemove ? `${count}×` : place}
                  </span>
                )}
              </button>
              {onRemove && count > 0 && (
                <IconButton
                  className={styles.remove}
                  label={`Quitar ${name}`}
                  icon={<MinusIcon />}
                  onClick={() => onRemove(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
