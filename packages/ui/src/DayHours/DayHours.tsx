import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import styles from './DayHours.module.css';
import { SpanTimes, type TimeSpan } from './SpanTimes.tsx';

export type DayHoursProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** «Lunes» */
  day: string;
  /** The opening times of the day, `HH:MM`; none means closed. */
  spans: readonly TimeSpan[];
  /** Called with all spans of the day after each change. */
  onChange: (spans: readonly TimeSpan[]) => void;
  /** The error of each span, by its index. */
  errors?: readonly (string | undefined)[] | undefined;
  /** What a day without spans says. */
  emptyText?: string | undefined;
  /** What a new span begins with. */
  suggestion?: TimeSpan | undefined;
  /** Beside the button that adds a span: «Copiar a…». */
  actions?: ReactNode;
};

/**
 * The hours of one day of the week: none, one or several spans. A span that closes before its opening says that it closes
 * on the next day.
 *
 * Seven of them are a week. To show hours that nobody edits use text.
 */
export function DayHours(props: DayHoursProps) {
  const { day, spans, onChange, errors = [], emptyText, suggestion, actions, className, ...rest } = props;
  const titleId = useId();
  const { opens, closes } = suggestion ?? { opens: '18:00', closes: '23:00' };
  const put = (index: number, part: Partial<TimeSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...part } : span)));
  return (
    <fieldset aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <p id={titleId} className={styles.day}>
          {day}
        </p>
        {spans.length === 0 && <span className={styles.closed}>{emptyText ?? 'Cerrado'}</span>}
      </div>
      {[...spans.entries()].map(([index, span]) => (
        // The inputs are controlled: their place is all that tells two spans apart.
        <SpanTimes
          key={index}
          span={span}
          labels={['Abre', 'Cierra']}
          removeLabel={`Quitar horario de ${day.toLowerCase()}${spans.length > 1 ? `, ${index + 1}` : ''}`}
          errors={[errors[index], undefined]}
          onChange={(part) => put(index, part)}
          onRemove={() => onChange(spans.filter((_, place) => place !== index))}
        />
      ))}
      <div className={styles.actions}>
        <Button
          kind="quiet"
          aria-label={`Agregar horario de ${day.toLowerCase()}`}
          onClick={() => onChange([...spans, { opens, closes }])}
        >
          <PlusIcon />
          Agregar horario
        </Button>
        {actions}
      </div>
    </fieldset>
  );
}
