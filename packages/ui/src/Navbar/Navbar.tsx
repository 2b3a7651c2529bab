import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { centreInBar } from '../TabBar/centreInBar.ts';
import styles from './Navbar.module.css';

export type NavbarProps = Omit<ComponentProps<'nav'>, 'title'> & {
  /** The name of the shop, beside the logo. */
  title: string;
  /** Sign-out: beside the title on a phone, at the bottom of the rail. */
  end?: ReactNode;
};

/**
 * The navigation of the staff: a bar on a phone, a side rail from 900 px. Its children are links.
 *
 * Not for customers: their pages begin with `ShopHeader` or `PageHeader`.
 */
export function Navbar({ title, end, className, children, ...rest }: NavbarProps) {
  return (
    <nav aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <Logo />
      <p className={styles.title}>{title}</p>
      <div ref={keepCurrentInView} className={styles.links}>
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  );
}

/** Observes `aria-current`, because the router changes it without rendering the bar, and links that come later. */
function keepCurrentInView(links: HTMLElement | null) {
  if (!links) return;
  const show = () => {
    const current = links.querySelector('[aria-current="page"]');
    if (current) centreInBar(links, current);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(links, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  return () => observer.disconnect();
}
