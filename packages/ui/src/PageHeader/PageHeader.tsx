import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { BackIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './PageHeader.module.css';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: string;
  backTo?: string | undefined;
  backLabel?: string | undefined;
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
