import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { dragToScroll } from './dragToScroll.ts';
import styles from './ScrollRow.module.css';

export type ScrollRowProps = ComponentProps<'ul'> & {
  /** What the cards are, for screen readers. */
  label: string;
};

/**
 * A horizontal list that scrolls by touch, wheel or mouse drag.
 *
 * For a few cards of low importance. The whole menu is a `ProductGrid`.
 */
export function ScrollRow({ label, className, ...rest }: ScrollRowProps) {
  return <ul aria-label={label} ref={dragToScroll} {...rest} className={clsx(styles.root, className)} />;
}
