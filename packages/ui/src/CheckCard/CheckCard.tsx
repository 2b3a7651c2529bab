import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CheckIcon } from '../icons/moreIcons.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './CheckCard.module.css';

export type CheckCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  description?: string | undefined;
  /** What it adds to the price. */
  cents?: number | undefined;
  /** Whether the server has it so (spec §2, /extras): says «Guardado» or «Sin guardar». Left out, neither. */
  saved?: boolean | undefined;
};

/**
 * A card that is one large checkbox. `className` goes to the root, all other props and `ref` to the input.
 *
 * For choices that add up. One choice out of many is a `SelectField`; crepas of a combo a `ComboPicker`.
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
