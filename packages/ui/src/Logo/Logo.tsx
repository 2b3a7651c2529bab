import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Logo.module.css';

export type LogoProps = ComponentProps<'svg'>;

/**
 * The shop's logo: a folded crepe with a strawberry. Hidden from screen readers, because the name is always beside it.
 *
 * Only next to the shop's name.
 */
export function Logo({ className, ...rest }: LogoProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" {...rest} className={clsx(styles.root, className)}>
      <circle className={styles.plate} cx="32" cy="32" r="32" />
      <path
        className={styles.crepe}
        d="M11 26c5-12 37-12 42 0 1 2 0 4-1 5L35 55c-2 3-4 3-6 0L12 31c-1-1-2-3-1-5Z"
      />
      <path className={styles.fold} d="M12 27c9-6 22-5 28 1 5 5 1 14-7 28" />
      <path className={styles.drizzle} d="m19 34 6-4 1 7 7-6 0 8 7-5-1 7" />
      <path className={styles.berry} d="M32 11c5-4 12-1 11 5-1 5-7 9-11 9s-10-4-11-9c-1-6 6-9 11-5Z" />
      <path className={styles.leaf} d="m26 9 4 1 2-4 2 4 4-1-3 4h-6Z" />
      <path className={styles.seeds} d="M27 16v1M32 19v1M37 16v1" />
    </svg>
  );
}
