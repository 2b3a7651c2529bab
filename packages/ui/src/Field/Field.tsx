import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldNotes } from './FieldFrame.tsx';

export type FieldProps = ComponentProps<'input'> &
  FieldNotes & {
    /** Fixed text before the input, such as «+52». */
    prefix?: string | undefined;
    /** Content after the input. */
    suffix?: ReactNode;
    /** Large, spaced digits for a code. */
    code?: boolean | undefined;
  };

/**
 * A labelled input of one line. `className` goes to the root, all other props and `ref` to the input.
 *
 * Not for a fixed set of options (`SelectField`, `CheckCard`), sentences (`TextArea`) or amounts (`MoneyField`).
 */
export function Field({ label, hint, error, prefix, suffix, code = false, className, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...describedBy(id, { hint, error })}
          data-code={code || undefined}
          {...rest}
          id={id}
          className={styles.input}
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
