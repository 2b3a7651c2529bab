import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { BackIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './PageHeader.module.css';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The only `h1` of the page. */
  title: string;
  /** Where the arrow leads; without it there is none. */
  backTo?: string | undefined;
  /** What the arrow says to a screen reader; «Volver» by default. */
  backLabel?: string | undefined;
  /** At the right edge: one control at most. */
  end?: ReactNode;
};

/**
 * The top of an inner screen: back link and title.
 *
 * For every page except the shop's home, which begins with `ShopHeader`.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, backTo, backLabel = 'Volver', end, className, ...rest } = props;
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      {backTo !== undefined && (
        <Link to={backTo} aria-label={backLabel} className={styles.back}>
          <BackIcon />
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {end}
    </header>
  );
}
