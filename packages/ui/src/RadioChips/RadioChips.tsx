import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import chips from '../ChoiceChips/ChoiceChips.module.css';
import styles from './RadioChips.module.css';

export type RadioChipsProps<Key extends string> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The question above the answers. */
  label: string;
  /** In the order shown; two or three words each. */
  choices: readonly { readonly key: Key; readonly label: string }[];
  /** The key of the chosen answer; null while nothing is chosen. */
  chosen: Key | null;
  /** Called with the answer that was chosen. */
  onChoose: (key: Key) => void;
  /** Below the question: what the answers are about. */
  hint?: string | undefined;
  /** Why the answer is missing. */
  error?: string | undefined;
};

/**
 * A required question with a few short answers: native radio buttons, which the arrow keys change.
 *
 * For an answer that is never taken back and may be missing at first. One that may be taken back is in `ChoiceChips`; a long list is a
 * `SelectField`.
 */
export function RadioChips<Key extends string>(props: RadioChipsProps<Key>) {
  const { label, choices, chosen, onChoose, hint, error, className, ...rest } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-note`) || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <p id={`${id}-label`} className={chips.label}>
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={chips.choices}>
        {choices.map(({ key, label: text }) => (
          <label key={key} className={clsx(chips.choice, styles.choice)}>
            <input
              type="radio"
              name={id}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              className={styles.input}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {error}
      </p>
    </div>
  );
}
