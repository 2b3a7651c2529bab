import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { formatMoney } from '../Price/money.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './MoneyField.module.css';

export type MoneyFieldProps = Omit<FieldProps, 'prefix' | 'suffix' | 'inputMode' | 'code'> & {
  /** The parsed amount in centavos; undefined for a text that is no amount. */
  cents?: number | undefined;
};

/**
 * A field for an amount in pesos, with the parsed amount beside it. `error` shows after blur or
 * Enter: a partly typed amount, such as «1,25» of «1,250», is not an error yet.
 *
 * For every amount that staff type. A read-only amount is a `Price`.
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
              <span translate="no">{formatMoney(cents)}</span>
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
