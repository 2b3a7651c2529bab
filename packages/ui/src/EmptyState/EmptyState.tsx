import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is empty. */
  title: string;
  /** Above the title; the logo by default. */
  icon?: ReactNode;
  /** The way out, such as a link to the menu. */
  action?: ReactNode;
};

/**
 * An empty list: a friendly text and what to do next.
 *
 * When there is no content and no error, with the next step as its action. For a failure use `ErrorState`.
 */
export function EmptyState({
  title,
  icon = <Logo />,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.icon}>{icon}</div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
