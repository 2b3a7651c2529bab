import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** The props of every field, besides those of its native element. */
export type FieldNotes = {
  /** Above the field, always visible. */
  label: string;
  /** Below the field, while there is no error: what to type, or a limit. */
  hint?: ReactNode;
  /** The error message; replaces the hint. */
  error?: string | undefined;
};

export type FieldFrameProps = FieldNotes & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

const noteId = (id: string) => `${id}-note`;

/** The label above a field and the message below it. `describedBy` links both to the field. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={clsx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <p id={noteId(id)} className={styles.note} data-invalid={error ? '' : undefined}>
        {error || hint}
      </p>
    </div>
  );
}

/** The ARIA attributes of the native element: invalid, and the id of its message. */
export const describedBy = (id: string, { hint, error }: Pick<FieldNotes, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? noteId(id) : undefined,
});
