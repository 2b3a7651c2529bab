import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: string | undefined;
  /** Fixed text before the input, such as «+52». */
  prefix?: string | undefined;
  /** Large, spaced digits for a code. */
  code?: boolean | undefined;
};

/** A labelled input. `className` goes to the root, all other props and `ref` to the input. */
export function Field({ label, hint, error, prefix, code = false, className, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <div className={clsx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          data-code={code || undefined}
          {...rest}
          id={id}
          className={styles.input}
        />
      </div>
      <p id={noteId} className={styles.note} data-invalid={error ? '' : undefined}>
        {note}
      </p>
    </div>
  );
}
