import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = ComponentProps<'main'> & {
  /** A `BottomBar`. Giving the prop, even as null, keeps its room: a bar that comes later covers nothing. */
  bar?: ReactNode;
  /** 560 px, or 1200 px for what has columns. */
  width?: 'narrow' | 'wide' | undefined;
};

/**
 * The body of a screen: its width, its gutters and the room for the bar at the bottom.
 *
 * Once per screen. What lies over the page is a `Modal` or `Drawer`.
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
