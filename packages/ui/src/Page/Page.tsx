import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = ComponentProps<'main'> & {
  /** A `BottomBar`. Passing null reserves its height, so that a bar shown later covers nothing. */
  bar?: ReactNode;
  /** 560 px, or 1200 px for content in columns. `desk`: the one up to 900 px (56.25 rem), the other from there on. */
  width?: 'narrow' | 'wide' | 'desk' | undefined;
};

/**
 * The `<main>` of a screen: width, gutters and the height reserved for the bottom bar.
 *
 * Once per screen. For content over the page use `Modal` or `Drawer`.
 */
export function Page({ bar, width = 'narrow', className, children, ...rest }: PageProps) {
  return (
    <main
      data-width={width}
      data-bar={bar === undefined ? undefined : ''}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {children}
      {bar}
    </main>
  );
}
