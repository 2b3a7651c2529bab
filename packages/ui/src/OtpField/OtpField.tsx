import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldNotes } from '../Field/FieldFrame.tsx';
import styles from './OtpField.module.css';

export type OtpFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> &
  FieldNotes & {
    /** The digits so far. */
    value: string;
    /** Told digits only: what else was typed or pasted is left out. */
    onValueChange: (value: string) => void;
    length?: number | undefined;
  };

/**
 * A code that came by message: one input that the phone fills by itself, shown as a box per digit. `className` goes
 * to the root, all other props and `ref` to the input.
 *
 * Not for passwords or numbers that mean an amount.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, value, onValueChange, length = 6, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className={styles.boxes} data-invalid={error ? '' : undefined}>
        {Array.from({ length }, (_, place) => place).map((place) => (
          <span
            key={place}
            aria-hidden="true"
            data-next={place === Math.min(value.length, length - 1) || undefined}
            className={styles.box}
          >
            {value[place]}
          </span>
        ))}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...describedBy(id, { hint, error })}
          {...rest}
          id={id}
          value={value}
          onChange={({ target }) => onValueChange(target.value.replace(/\D/g, '').slice(0, length))}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  );
}
