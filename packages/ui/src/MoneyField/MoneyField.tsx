import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { formatMoney } from '../Price/money.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './MoneyField.module.css';

export type MoneyFieldProps = Omit<FieldProps, 'prefix' | 'suffix' | 'inputMode' | 'code'> & {
  /** What the text was understood as, in centavos; undefined where it is no amount. */
  cents?: number | undefined;
};

/**
 * A field for an amount of pesos, with the amount that was understood beside it. `error` waits until the text is left or
 * entered: half an amount, such as «1,25» on the way to «1,250», is no mistake yet.
 *
 * For every amount that staff type. The amount that is only shown is a `Price`.
 */
export function MoneyField({ cents, error, onChange, onBlur, onKeyDown, ...rest }: MoneyFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Field
      autoComplete="off"
      {...rest}
      prefix="$"
      inputMode="decimal"
      error={isTyping ? undefined : error}
      suffix={
        <output className={styles.understood}>
          {cents !== undefined && (
            <>
              <VisuallyHidden>Se guarda como </VisuallyHidden>
              {formatMoney(cents)}
            </>
          )}
        </output>
      }
      onChange={(event) => {
        setTyping(true);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyping(false);
        onKeyDown?.(event);
      }}
    />
  );
}
