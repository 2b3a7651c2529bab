import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons/moreIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Stages.module.css';

export type StagesProps = Omit<ComponentProps<'ol'>, 'children'> & {
  label: string;
  stages: readonly { key: string; name: string }[];
  /** Where it is now; those before it are done. */
  current: string;
  /** One bar instead of a mark for each, and only the present one's name in sight: for a card. */
  compact?: boolean | undefined;
};

/**
 * How far something has come, such as an order on its way: under each other on a phone, side by side from 600 px.
 *
 * It is only read: nothing in it can be pressed. An end that is not the last stage (a cancelled order) is a
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
        const isDone = index < now;
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
              {name}
              {isDone && <VisuallyHidden>, listo</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
