import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Segments.module.css';

export type SegmentsProps<Key extends string> = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** For screen readers: the answers say it to everybody else. */
  label: string;
  /** In the order shown; one or two words each. */
  choices: readonly { readonly key: Key; readonly label: string }[];
  /** The key of the pressed answer. */
  chosen: Key;
  /** Called with the tapped answer, also if it was chosen before. */
  onChoose: (key: Key) => void;
};

/**
 * Two or three answers in a row, of which one is always chosen.
 *
 * For a switch between ways of one thing. An answer that may be missing is in `ChoiceChips`.
 */
export function Segments<Key extends string>(props: SegmentsProps<Key>) {
  const { label, choices, chosen, onChoose, className, ...rest } = props;
  return (
    <fieldset aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {choices.map(({ key, label: text }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          className={styles.choice}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
