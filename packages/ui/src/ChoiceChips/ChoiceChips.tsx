import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ChoiceChips.module.css';

export type ChoiceChipsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The question above the chips. */
  label: string;
  /** In the order shown; two words each at most. */
  choices: readonly { readonly key: string; readonly label: string }[];
  /** The key of the chosen one; null for none. */
  chosen: string | null;
  /** Null: the chosen one was pressed again. */
  onChoose: (key: string | null) => void;
};

/**
 * A question with a few short answers, of which at most one is chosen. A second press takes the answer back.
 *
 * For an optional answer. A required one, or a long list, is a `SelectField`.
 */
export function ChoiceChips({ label, choices, chosen, onChoose, className, ...rest }: ChoiceChipsProps) {
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => {
          const isChosen = choice.key === chosen;
          return (
            <button
              key={choice.key}
              type="button"
              aria-pressed={isChosen}
              className={styles.choice}
              onClick={() => onChoose(isChosen ? null : choice.key)}
            >
              {choice.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
