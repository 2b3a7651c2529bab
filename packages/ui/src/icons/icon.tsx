import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icons.module.css';

export type IconProps = ComponentProps<'svg'>;

// Marked as free of side effects: a build leaves out the icons that nothing uses.
// @__NO_SIDE_EFFECTS__
export function icon(path: string) {
  return function Icon({ className, ...rest }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={clsx(styles.root, className)}>
        <path d={path} />
      </svg>
    );
  };
}
