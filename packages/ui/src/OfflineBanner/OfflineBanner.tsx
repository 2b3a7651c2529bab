import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { OfflineIcon } from '../icons/icons.tsx';
import styles from './OfflineBanner.module.css';

export type OfflineBannerProps = Omit<ComponentProps<'div'>, 'children'> & { offline: boolean };

/**
 * «Sin conexión», over the top of the page. Keep it mounted: it is announced when it comes.
 *
 * Once per app, at the top. A single call that failed is an `ErrorState`.
 */
export function OfflineBanner({ offline, className, ...rest }: OfflineBannerProps) {
  return (
    <div role="status" {...rest} className={clsx(styles.root, className)}>
      {offline && (
        <p className={styles.message}>
          <OfflineIcon />
          Sin conexión
        </p>
      )}
    </div>
  );
}
