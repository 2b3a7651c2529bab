import { clsx } from 'clsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import styles from './SpanTimes.module.css';

/** `18:00`; empty while it is not chosen. */
export type TimeSpan = { readonly opens: string; readonly closes: string };

type SpanTimesProps = {
  readonly span: TimeSpan;
  /** The words above the two times: «Abre», «Cierra». */
  readonly labels: readonly [from: string, to: string];
  readonly removeLabel: string;
  /** Below the first and the second time. */
  readonly errors: readonly [from: string | undefined, to: string | undefined];
  readonly onChange: (part: Partial<TimeSpan>) => void;
  readonly onRemove: (button: HTMLElement) => void;
  readonly className?: string | undefined;
};

/** The two times of a span in a row, with the button that takes it away. */
export function SpanTimes({
  span,
  labels,
  removeLabel,
  errors,
  onChange,
  onRemove,
  className,
}: SpanTimesProps) {
  const [from, to] = labels;
  const [errorOfFrom, errorOfTo] = errors;
  return (
    <div className={clsx(styles.root, className)}>
      <Field
        type="time"
        label={from}
        className={styles.time}
        value={span.opens}
        error={errorOfFrom}
        onChange={({ target }) => onChange({ opens: target.value })}
      />
      <Field
        type="time"
        label={to}
        className={styles.time}
        value={span.closes}
        error={errorOfTo}
        hint={closingHint(span)}
        onChange={({ target }) => onChange({ closes: target.value })}
      />
      <IconButton
        label={removeLabel}
        icon={<TrashIcon />}
        className={styles.remove}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </div>
  );
}

/** Below a closing time. Times of the form `18:00` compare like text; equal times are no span, the screen refuses them. */
export const closingHint = ({ opens, closes }: TimeSpan): string | undefined =>
  closes !== '' && closes < opens ? 'Al día siguiente' : undefined;
