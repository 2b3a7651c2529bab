import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  icon?: ReactNode;
  action?: ReactNode;
};

/**
 * Nothing here, said kindly, and what to do next.
 *
 * When there is nothing and nothing is wrong, with the way on as its action. A failure is an `ErrorState`.
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
