import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Text for screen readers only.
 *
 * For information that sighted users get from the layout. Text that helps everyone is visible.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
