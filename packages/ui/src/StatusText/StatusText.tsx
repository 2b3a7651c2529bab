import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './StatusText.module.css';

export type StatusTextProps = ComponentProps<'p'> & {
  /** Green or red; the words say the same. */
  tone: 'success' | 'failure';
};

/**
 * One-line result of an action, announced politely to screen readers. Keep it mounted.
 *
 * Next to the control that was used; it stays until the next attempt. A message for the whole page is a
 * `Notice`.
 */
export function StatusText({ tone, className, ...rest }: StatusTextProps) {
  return <p role="status" data-tone={tone} {...rest} className={clsx(styles.root, className)} />;
}
