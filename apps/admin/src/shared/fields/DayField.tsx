import { isCalendarDay } from '@crepas/domain';
import { Field } from '@crepas/ui';
import { type ComponentProps, useState } from 'react';

/** While a year is typed, browsers report the years 2, 20 and 202: no shop has orders of them. */
const firstDay = '1900-01-01';

type DayFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** `2026-11-21`; empty for none. */
  readonly value: string;
  /** Not while a part of the day is typed or missing. */
  readonly onChoose: (day: string) => void;
  /** An emptied field chooses no day. Otherwise it shows the chosen one again when it is left. */
  readonly canBeEmpty?: boolean;
};

/** A day that takes effect as soon as it is chosen, and not before it is typed in full. */
export function DayField({ value, onChoose, canBeEmpty = false, ...rest }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function type(day: string) {
    const isChosen = day === '' ? canBeEmpty : isCalendarDay(day) && day >= firstDay;
    setTyped(isChosen ? null : day);
    if (isChosen) onChoose(day);
  }
  return (
    <Field
      {...rest}
      type="date"
      value={typed ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
