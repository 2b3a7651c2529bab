import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Navbar.module.css';

export type NavbarProps = Omit<ComponentProps<'nav'>, 'title'> & {
  title: string;
  /** The way out: beside the title on a phone, at the foot of the rail. */
  end?: ReactNode;
};

/**
 * The staff's way between the screens: a bar on a phone, a rail at the side from 900 px on. Its children are links.
 *
 * Not for customers: their pages begin with `ShopHeader` or `PageHeader`.
 */
export function Navbar({ title, end, className, children, ...rest }: NavbarProps) {
  return (
    <nav aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <Logo />
      <p className={styles.title}>{title}</p>
      <div className={styles.links}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  );
}
