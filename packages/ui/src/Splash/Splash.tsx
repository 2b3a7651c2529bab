import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Splash.module.css';

export type SplashProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the shop. */
  name: string;
  /** One line below the name. */
  tagline?: string | undefined;
  /** Set at 1800 ms; gone at 2000 ms (spec §9). */
  fading?: boolean | undefined;
};

/**
 * The logo over everything while the shop opens.
 *
 * For two seconds at most (spec §9). For later loading states use `Loading`.
 */
export function Splash({ name, tagline, fading, className, ...rest }: SplashProps) {
  return (
    <div data-fading={fading || undefined} {...rest} className={clsx(styles.root, className)}>
      <Logo className={styles.logo} />
      <p className={styles.name}>{name}</p>
      {tagline && <p>{tagline}</p>}
    </div>
  );
}
