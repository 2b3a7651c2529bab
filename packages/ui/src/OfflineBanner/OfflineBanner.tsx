import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { OfflineIcon } from '../icons/icons.tsx';
import styles from './OfflineBanner.module.css';

export type OfflineBannerProps = ComponentProps<'div'> & {
  /** Whether the browser has lost the network. */
  offline: boolean;
  /** In the place of «Sin conexión». */
  children?: ReactNode;
};

/**
 * «Sin conexión», or its children, over the top of the page. Keep it mounted: screen readers announce its content.
 *
 * Once per app, at the top. For a single failed call use `ErrorState`.
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
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
