import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './CheckCard.module.css';

export type CheckCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** `radio`: one of several with the same `name`. */
  type?: 'checkbox' | 'radio' | undefined;
  /** What is chosen. */
  label: string;
  /** What it is, in a sentence. */
  description?: string | undefined;
  /** The surcharge. */
  cents?: number | undefined;
  /**
   * Whether it is ticked where it is saved (spec §2, /extras): «Guardado», or «Sin guardar» while `checked` differs. Omitted: neither.
   */
  saved?: boolean | undefined;
};

/**
 * A card that is one large checkbox or radio button. `className` goes to the root, all other props and `ref` to the input.
 *
 * For independent options. Options with a rule are a `ChoiceGroup`; for one of many use `SelectField`; for the crepas of a combo
 * `ComboPicker`.
 */
export function CheckCard(props: CheckCardProps) {
  const { type = 'checkbox', label, description, cents, saved, className, ...rest } = props;
  const id = useId();
  return (
    <label data-saved={saved} className={clsx(styles.root, className)}>
      <input
        type={type}
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
            {savedCopy(saved, rest.checked ?? saved)}
          </span>
        )}
      </span>
      {cents !== undefined && <Price id={`${id}-price`} cents={cents} extra className={styles.price} />}
    </label>
  );
}

/** One that is neither ticked nor saved as such says nothing; its line is kept, so that a tick moves no other card. */
function savedCopy(isSaved: boolean, isChecked: boolean): string {
  if (isSaved !== isChecked) return 'Sin guardar';
  return isSaved ? 'Guardado' : '';
}
