import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { OfflineIcon } from '../icons/icons.tsx';
import styles from './OfflineBanner.module.css';

export type OfflineBannerProps = ComponentProps<'div'> & { offline: boolean };

/**
 * «Sin conexión», or what its children say of it, over the top of the page. Keep it mounted: it is announced when it comes.
 *
 * Once per app, at the top. A single call that failed is an `ErrorState`.
 */
export function OfflineBanner({
  offline,
  className,
  children = 'Sin conexión',
  ...rest
}: OfflineBannerProps) {
  return (
    <div role="status" {...rest} className={clsx(styles.root, className)}>
      {offline && (
        <p className={styles.message}>
          <OfflineIcon />
          {children}
        </p>
      )}
    </div>
  );
}
