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
};

export type ToastsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The newest last: it is the lowest. */
  toasts: readonly Toast[];
  /** How long each stays; it pauses under the mouse and while the focus is in it. */
  seconds?: number | undefined;
  /** Its time is over: take it out of `toasts`. */
  onDone: (id: Toast['id']) => void;
};

/**
 * Short messages that go by themselves, stacked above the bottom bar and announced politely. Keep it mounted.
 *
 * For one message whose time the screen rules, take `Notice`; for what must be answered, `Modal`. While a `Modal` or
 * `Drawer` is open only what is inside it can be reached: toasts about it go in its children.
 */
export function Toasts({ toasts, seconds = 5, onDone, style, className, ...rest }: ToastsProps) {
  return (
    <div
      role="status"
      {...rest}
      style={{ '--seconds': `${seconds}s`, ...style } as CSSProperties}
      className={clsx(notice.root, styles.stack, className)}
    >
      {toasts.map(({ id, text, tone = 'neutral', action }) => (
        <div
          key={id}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onDone(id)}
          className={styles.toast}
        >
          <div data-tone={tone} className={notice.message}>
            <span className={notice.text}>{text}</span>
            {action}
          </div>
        </div>
      ))}
    </div>
  );
}
