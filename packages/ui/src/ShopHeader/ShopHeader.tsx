import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './ShopHeader.module.css';

export type ShopHeaderProps = ComponentProps<'header'> & {
  /** The only `h1` of the page. */
  name: string;
  /** One line below the name. */
  tagline: string;
  /** What the owner tells every customer; empty for nothing. */
  message?: string | undefined;
  /** At the right edge: one control at most. */
  end?: ReactNode;
};

/**
 * The header of the shop's home: logo, name and tagline; below it the owner's message and its children (the address button).
 *
 * On the shop's first page only. All others begin with `PageHeader`.
 */
export function ShopHeader({ name, tagline, message, end, className, children, ...rest }: ShopHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <div className={styles.sign}>
        <Logo />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {end}
      </div>
      {message && <p className={styles.message}>{message}</p>}
      {children}
    </header>
  );
}
