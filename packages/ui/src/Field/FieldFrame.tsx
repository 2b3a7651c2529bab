import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** What every kind of field takes besides the props of its native element. */
export type FieldNotes = {
  label: string;
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: string | undefined;
};

export type FieldFrameProps = FieldNotes & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

const noteId = (id: string) => `${id}-note`;

/** The label above a field and the note below it; the field itself is told of them by `describedBy`. */
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

/** For the native element: what is wrong with it and where that is written. */
export const describedBy = (id: string, { hint, error }: Pick<FieldNotes, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? noteId(id) : undefined,
});
