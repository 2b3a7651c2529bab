import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Words for screen readers only.
 *
 * For what sighted people get from the layout. What is useful to all is shown to all.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
