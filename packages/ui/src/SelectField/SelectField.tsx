import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import field from '../Field/Field.module.css';
import { describedBy, FieldFrame, type FieldNotes } from '../Field/FieldFrame.tsx';
import { DownIcon } from '../icons/icons.tsx';
import styles from './SelectField.module.css';

export type SelectOption = readonly [value: string | number, label: string, isDisabled?: boolean];

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldNotes & {
    /** Value and text of each option, in the order shown, and whether it cannot be chosen. */
    options: readonly SelectOption[];
  };

/**
 * A labelled native select. `className` goes to the root, all other props and `ref` to the select.
 *
 * For up to five options that should all be visible use `Tabs`; for several answers `CheckCard`s.
 */
export function SelectField({ label, hint, error, options, className, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className={field.box} data-invalid={error ? '' : undefined}>
        <select
          {...describedBy(id, { hint, error })}
          {...rest}
          id={id}
          className={clsx(field.input, styles.select)}
        >
          {options.map(([value, text, isDisabled = false]) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <DownIcon className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}
