import { isCalendarDay } from '@crepas/domain';
import { Field } from '@crepas/ui';
import { type ComponentProps, useEffect, useRef } from 'react';

/** While a year is typed, browsers report the years 2, 20 and 202: no shop has orders of them. */
const firstDay = '1900-01-01';

type DayFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'
> & {
  /** `2026-11-21`; empty for none. */
  readonly value: string;
  /** Not while a part of the day is typed or missing. */
  readonly onChoose: (day: string) => void;
  /** An emptied field chooses no day. Otherwise it shows the chosen one again when it is left. */
  readonly canBeEmpty?: boolean;
};

/**
 * A day that takes effect as soon as it is chosen, and not before it is typed in full.
 * The browser keeps what is typed: a value that is written between two digits erases the first of them.
 */
export function DayField({ value, onChoose, canBeEmpty = false, ...rest }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <Field
      {...rest}
      ref={input}
      type="date"
      defaultValue={value}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value;
        if (day === '' ? canBeEmpty : isCalendarDay(day) && day >= firstDay) onChoose(day);
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = value;
      }}
    />
  );
}
