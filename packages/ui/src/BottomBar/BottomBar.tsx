import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './BottomBar.module.css';

export type BottomBarProps = ComponentProps<'div'>;

/**
 * The main action, fixed at the bottom. `Page` reserves its height.
 *
 * One per page, given to `Page` as `bar`. Not for navigation.
 */
export function BottomBar({ className, children, ...rest }: BottomBarProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
