import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Stages.module.css';

export type StagesProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What progresses, for screen readers. */
  label: string;
  /** All of them, in their order. */
  stages: readonly { key: string; name: string }[];
  /** The current stage; the ones before it are done, and the last one too once it is reached. */
  current: string;
  /** For a card: one segmented bar, with the name of the current stage only. */
  compact?: boolean | undefined;
};

/**
 * The progress through a list of stages, such as an order's: vertical on a phone, horizontal from 45 rem (720 px).
 *
 * Read-only. For an end that is not the last stage (a cancelled order) use
 * `StatusText`.
 */
export function Stages({ label, stages, current, compact = false, className, ...rest }: StagesProps) {
  const now = stages.findIndex(({ key }) => key === current);
  return (
    <ol
      aria-label={label}
      data-compact={compact || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {stages.map(({ key, name }, index) => {
        const isDone = index < now || (index === now && index === stages.length - 1);
        return (
          <li
            key={key}
            data-done={isDone || undefined}
            aria-current={index === now ? 'step' : undefined}
            className={styles.stage}
          >
            <span aria-hidden="true" className={styles.mark}>
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.name}>
              <span>{name}</span>
              {isDone && <VisuallyHidden>, listo</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
