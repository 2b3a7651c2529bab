import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import field from '../Field/Field.module.css';
import { describedBy, FieldFrame, type FieldNotes } from '../Field/FieldFrame.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & FieldNotes;

/**
 * A labelled input for several lines, growing with its text if the browser can. `className` goes to the root, all
 * other props and `ref` to the textarea.
 *
 * For names or numbers use a `Field`.
 */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className={field.box} data-invalid={error ? '' : undefined}>
        <textarea
          {...describedBy(id, { hint, error })}
          rows={3}
          {...rest}
          id={id}
          className={clsx(field.input, styles.area)}
        />
      </div>
    </FieldFrame>
  );
}
