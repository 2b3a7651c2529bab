import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { dragToScroll } from './dragToScroll.ts';
import styles from './ScrollRow.module.css';

export type ScrollRowProps = ComponentProps<'ul'> & { label: string };

/**
 * A list in one row that scrolls sideways by finger, wheel or dragging mouse.
 *
 * For a few cards that may be missed. The whole menu is a `ProductGrid`.
 */
export function ScrollRow({ label, className, ...rest }: ScrollRowProps) {
  return (
    <ul aria-label={label} onPointerDown={dragToScroll} {...rest} className={clsx(styles.root, className)} />
  );
}
