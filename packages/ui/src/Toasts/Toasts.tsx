import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import notice from '../Notice/Notice.module.css';
import styles from './Toasts.module.css';

export type Toast = {
  id: string | number;
  text: string;
  tone?: 'neutral' | 'success' | 'failure' | undefined;
  /** Such as «Deshacer». */
  action?: ReactNode;
  /** Longer than the others, such as one whose action needs a decision. */
  seconds?: number | undefined;
};

export type ToastsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The newest last: it is the lowest. */
  toasts: readonly Toast[];
  /** How long each toast stays; paused on hover and focus. */
  seconds?: number | undefined;
  /** Called when the time is over: remove the toast from `toasts`. */
  onDone: (id: Toast['id']) => void;
};

/**
 * Short messages that disappear after a time, stacked above the bottom bar and announced politely. Keep it mounted.
 *
 * For one message whose duration the screen controls use `Notice`; for a required answer, `Modal`. While a `Modal` or
 * `Drawer` is open the page is inert: put toasts about it inside its children.
 */
export function Toasts({ toasts, seconds = 5, onDone, className, ...rest }: ToastsProps) {
  return (
    <div role="status" {...rest} className={clsx(notice.root, styles.stack, className)}>
      {toasts.map(({ id, text, tone = 'neutral', action, seconds: ownSeconds = seconds }) => (
        <div
          key={id}
          style={{ '--seconds': `${ownSeconds}s` } as CSSProperties}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onDone(id)}
          className={styles.toast}
        >
          <div data-tone={tone} data-notice="" className={notice.message}>
            <span className={notice.text}>{text}</span>
            {action}
          </div>
        </div>
      ))}
    </div>
  );
}
