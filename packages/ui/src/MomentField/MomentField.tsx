import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { RadioChips } from '../RadioChips/RadioChips.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import styles from './MomentField.module.css';

export type MomentFieldProps = Omit<ComponentProps<'select'>, 'children' | 'value' | 'onChange'> & {
  /** Only the days that have hours, each with its own: «Mañana», «8:30 p.m.». Milliseconds since 1970. */
  days: readonly {
    readonly date: string;
    readonly label: string;
    readonly hours: readonly { readonly moment: number; readonly label: string }[];
  }[];
  /** Hours that nobody can choose any more; they stay in the list. */
  full: readonly number[];
  /** The chosen hour; null, or one that is not in the list, while none is chosen. */
  chosen: number | null;
  /** Called with the hour, and with null when another day is tapped, which has other hours. */
  onChoose: (moment: number | null) => void;
  /** Why the hour is missing or cannot be had. */
  error?: string | undefined;
};

/**
 * The day, where there are several, and the hour, in a native list that takes a whole day of quarters. Without days it shows nothing.
 *
 * For the moment of an order. A date alone is a `Field` of the type `date`, the hours of a day are `DayHours`.
 */
export function MomentField(props: MomentFieldProps) {
  const { days, full, chosen, onChoose, error, className, ...rest } = props;
  const [tappedDate, setTappedDate] = useState<string | null>(null);
  const dayOfChosen = days.find(({ hours }) => hours.some(({ moment }) => moment === chosen));
  const day = dayOfChosen ?? days.find(({ date }) => date === tappedDate) ?? days[0];
  if (!day) return null;
  return (
    <div className={clsx(styles.root, className)}>
      {days.length > 1 && (
        <RadioChips
          label="Día"
          choices={days.map(({ date, label }) => ({ key: date, label }))}
          chosen={day.date}
          onChoose={(date) => {
            setTappedDate(date);
            onChoose(null);
          }}
        />
      )}
      <SelectField
        {...rest}
        label={days.length > 1 ? 'Hora' : `Hora, ${day.label.toLowerCase()}`}
        value={dayOfChosen && chosen !== null ? chosen : ''}
        error={error}
        options={[
          ...(dayOfChosen ? [] : [['', 'Elige la hora', true] as const]),
          ...day.hours.map(({ moment, label }) => {
            const isFull = full.includes(moment);
            return [moment, isFull ? `${label} · Lleno` : label, isFull] as const;
          }),
        ]}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
    </div>
  );
}
