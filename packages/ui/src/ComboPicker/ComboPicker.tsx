import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './ComboPicker.module.css';

export type ComboPickerProps<Id extends string | number> = Omit<
  ComponentProps<'fieldset'>,
  'onToggle' | 'children'
> & {
  /** What is chosen, such as «Elige tus crepas». */
  legend: string;
  /** A sold-out one keeps its place, and cannot be chosen. */
  choices: readonly {
    id: Id;
    name: string;
    /** What a person with an allergy must know. */
    allergens?: string;
    picture: PictureSource;
    soldOut?: boolean;
  }[];
  /** In the order of selection, which the badges number. */
  chosen: readonly Id[];
  /** Called with the tapped crepe; the screen decides whether it fits. */
  onToggle: (id: Id) => void;
  /** How many crepes make the combo. */
  size?: number | undefined;
  /** «Agrega 3 crepas» */
  warning?: string | undefined;
};

/**
 * The crepas of a combo, to choose three of (spec §4).
 *
 * For a fixed number of choices with pictures. Extras, any number of them, are `CheckCard`s.
 */
export function ComboPicker<Id extends string | number>(props: ComboPickerProps<Id>) {
  const { legend, choices, chosen, onToggle, size = 3, warning, className, ...rest } = props;
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <p role="status" className={styles.status} data-warning={warning ? '' : undefined}>
        <span>{warning ?? `${chosen.length} de ${size}`}</span>
      </p>
      <ul className={styles.choices}>
        {choices.map(({ id, name, allergens, picture, soldOut }) => {
          const place = chosen.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={place > 0}
                disabled={soldOut}
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
                {allergens && <span className={styles.allergens}>{allergens}</span>}
                {soldOut && <span className={styles.soldOut}>Agotado</span>}
                {place > 0 && (
                  <span key={place} aria-hidden="true" className={styles.badge}>
                    {place}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
