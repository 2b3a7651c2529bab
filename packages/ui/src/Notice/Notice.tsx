import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = ComponentProps<'div'> & {
  tone?: 'neutral' | 'success' | 'failure' | undefined;
  /** Such as «Deshacer». */
  action?: ReactNode;
};

/**
 * A short message above the bottom bar, announced politely. Keep it mounted: it shows while it has
 * children.
 *
 * For one message whose time the screen rules. Several at once are `Toasts`; what belongs to a field is
 * its `error`. An open `Modal` or `Drawer` covers the page and keeps it from being reached: a notice about what
 * stands in one goes in its children.
 */
export function Notice({ tone = 'neutral', action, className, children, ...rest }: NoticeProps) {
  return (
    <div role="status" {...rest} className={clsx(styles.root, className)}>
      {children && (
        <div data-tone={tone} className={styles.message}>
          <span className={styles.text}>{children}</span>
          {action}
        </div>
      )}
    </div>
  );
}
