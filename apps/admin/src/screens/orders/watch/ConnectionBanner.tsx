import { OfflineBanner } from '@crepas/ui';
import { useOrderLink } from '../../../stores/orderLink.ts';
import { useNow } from '../useNow.ts';
import styles from './ConnectionBanner.module.css';
import { isConnectionGone } from './isConnectionGone.ts';

export type ConnectionBannerProps = {
  /** The time of the last successful read, in milliseconds; 0 for never. */
  readonly readAtMs: number;
};

/** Warns after ten seconds without a connection. Keep it mounted. */
export function ConnectionBanner({ readAtMs }: ConnectionBannerProps) {
  const link = useOrderLink();
  const nowMs = useNow(1_000);
  return (
    <OfflineBanner offline={isConnectionGone(link, readAtMs, nowMs)} className={styles.root}>
      Sin conexión: los pedidos pueden no estar al día
    </OfflineBanner>
  );
}
