import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = ComponentProps<'div'> & {
  /** Green or red beside the words; never the only sign. */
  tone?: 'neutral' | 'success' | 'failure' | undefined;
  /** Such as «Deshacer». */
  action?: ReactNode;
};

/**
 * A short message above the bottom bar, announced politely. Keep it mounted: it shows while it has
 * children.
 *
 * For one message whose duration the screen controls. For several at once use `Toasts`; for a field
 * its `error`. An open `Modal` or `Drawer` makes the page inert: put a notice about its content
 * inside its children.
 */
export function Notice({ tone = 'neutral', action, className, children, ...rest }: NoticeProps) {
  return (
    <div role="status" {...rest} className={clsx(styles.root, className)}>
      {children && (
        <div data-tone={tone} data-notice="" className={styles.message}>
          <span className={styles.text}>{children}</span>
          {action}
        </div>
      )}
    </div>
  );
}
