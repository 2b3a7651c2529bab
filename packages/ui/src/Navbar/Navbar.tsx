import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Navbar.module.css';

export type NavbarProps = Omit<ComponentProps<'nav'>, 'title'> & {
  title: string;
  /** Beside the title: the way out. */
  end?: ReactNode;
};

/** The staff's way between the screens: a bar on a phone, a rail at the side from 900 px on. Its children are links. */
export function Navbar({ title, end, className, children, ...rest }: NavbarProps) {
  return (
    <nav aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <Logo />
        <p className={styles.title}>{title}</p>
        {end}
      </div>
      <div className={styles.links}>{children}</div>
    </nav>
  );
}
