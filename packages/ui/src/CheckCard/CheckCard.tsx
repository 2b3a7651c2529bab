import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CheckIcon } from '../icons/moreIcons.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './CheckCard.module.css';

export type CheckCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is chosen. */
  label: string;
  /** What it is, in a sentence. */
  description?: string | undefined;
  /** The surcharge. */
  cents?: number | undefined;
  /** Whether the state is saved (spec §2, /extras): shows «Guardado» or «Sin guardar». Omitted: neither. */
  saved?: boolean | undefined;
};

/**
 * A card that is one large checkbox. `className` goes to the root, all other props and `ref` to the input.
 *
 * For independent options. For one of many use `SelectField`; for the crepas of a combo `ComboPicker`.
 */
export function CheckCard({ label, description, cents, saved, className, ...rest }: CheckCardProps) {
  const id = useId();
  return (
    <label data-saved={saved} className={clsx(styles.root, className)}>
      <input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description ${id}-price ${id}-saved`}
        {...rest}
        className={styles.input}
      />
      <span className={styles.mark}>
        <CheckIcon />
      </span>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
        {saved !== undefined && (
          <span id={`${id}-saved`} className={styles.saved}>
            {saved ? 'Guardado' : 'Sin guardar'}
          </span>
        )}
      </span>
      {cents !== undefined && <Price id={`${id}-price`} cents={cents} extra />}
    </label>
  );
}
