import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { SpanTimes, type TimeSpan } from '../DayHours/SpanTimes.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import styles from './MenuHours.module.css';

/** Days from 1, Monday, to 7. */
export type MenuSpan = TimeSpan & { readonly days: readonly number[] };

/** What is wrong with a span, each at its field. */
export type MenuSpanErrors = {
  readonly days?: string | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
};

export type MenuHoursProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** «Horario en el menú» */
  label: string;
  /** Each with its days and times, `HH:MM`; none means always. */
  spans: readonly MenuSpan[];
  /** Called with all spans after each change. */
  onChange: (spans: readonly MenuSpan[]) => void;
  /** The names of the days from Monday on: «Lunes». */
  dayNames: readonly string[];
  /** The errors of each span, by its index. */
  errors?: readonly (MenuSpanErrors | undefined)[] | undefined;
  /** What it says without spans. */
  emptyText: ReactNode;
  /** No more spans may be added than this. */
  max?: number | undefined;
};

/**
 * The hours at which something of the menu can be had: spans, each on the days that are switched on.
 *
 * For a product or a category, whose days are mostly alike. The hours of the shop, which differ by the day, are seven `DayHours`.
 */
export function MenuHours(props: MenuHoursProps) {
  const { label, spans, onChange, dayNames, errors = [], emptyText, max = 10, className, ...rest } = props;
  const titleId = useId();
  const put = (index: number, part: Partial<MenuSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...part } : span)));
  return (
    <fieldset aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <p id={titleId} className={styles.label}>
        {label}
      </p>
      {spans.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {[...spans.entries()].map(([index, span]) => (
        // The inputs are controlled: their place is all that tells two spans apart.
        <div key={index} className={styles.span}>
          <Days
            span={span}
            index={index}
            dayNames={dayNames}
            error={errors[index]?.days}
            onChange={(days) => put(index, { days })}
          />
          <SpanTimes
            className={styles.times}
            span={span}
            labels={['Desde', 'Hasta']}
            removeLabel={`Quitar horario ${index + 1}`}
            errors={[errors[index]?.opens, errors[index]?.closes]}
            onChange={(part) => put(index, part)}
            onRemove={(button) => {
              onChange(spans.filter((_, place) => place !== index));
              keepFocus(button, index);
            }}
          />
        </div>
      ))}
      {spans.length < max && (
        <Button
          kind="quiet"
          className={styles.add}
          onClick={({ currentTarget }) => {
            onChange([...spans, suggestion]);
            keepFocus(currentTarget, spans.length);
          }}
        >
          <PlusIcon />
          Agregar horario
        </Button>
      )}
    </fieldset>
  );
}

/** When the tapped button goes away, the focus stays near: at the span in its place, at the last one, or where one is added. */
function keepFocus(tapped: HTMLElement, index: number) {
  const root = tapped.closest('fieldset');
  requestAnimationFrame(() => {
    if (tapped.isConnected) return;
    const places = root?.querySelectorAll(`.${styles.span}`) ?? [];
    const near = places[Math.min(index, places.length - 1)] ?? root;
    near?.querySelector('button')?.focus();
  });
}

/** What a new span begins with: breakfast. */
const suggestion: MenuSpan = { days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '12:00' };

type DaysProps = {
  span: MenuSpan;
  index: number;
  dayNames: readonly string[];
  error: string | undefined;
  onChange: (days: readonly number[]) => void;
};

function Days({ span: { days }, index, dayNames, error, onChange }: DaysProps) {
  const noteId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a fieldset would be announced twice
    <div
      role="group"
      aria-label={`Días del horario ${index + 1}`}
      aria-describedby={error ? noteId : undefined}
      className={styles.days}
    >
      {dayNames.map((name, place) => {
        const day = place + 1;
        const isOn = days.includes(day);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            // A form moves the focus to the first field that is marked so.
            data-invalid={error ? true : undefined}
            className={styles.day}
            onClick={() =>
              onChange(isOn ? days.filter((other) => other !== day) : [...days, day].sort((a, b) => a - b))
            }
          >
            {name}
          </button>
        );
      })}
      <p id={noteId} className={styles.fault}>
        {error}
      </p>
    </div>
  );
}
