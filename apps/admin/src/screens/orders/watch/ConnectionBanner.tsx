import { OfflineBanner } from '@crepas/ui';
import { useOrderLink } from '../../../stores/orderLink.ts';
import { useNow } from '../useNow.ts';
import styles from './ConnectionBanner.module.css';
import { isConnectionGone } from './isConnectionGone.ts';

export type ConnectionBannerProps = {
  /** When the list was read last, in milliseconds; 0 for never. */
  readonly readAtMs: number;
};

/** Says that nothing has been heard of the orders for ten seconds. Keep it mounted. */
export function ConnectionBanner({ readAtMs }: ConnectionBannerProps) {
  const link = useOrderLink();
  const nowMs = useNow(1_000);
  return (
    <OfflineBanner offline={isConnectionGone(link, readAtMs, nowMs)} className={styles.root}>
      Sin conexión: los pedidos pueden no estar al día
    </OfflineBanner>
  );
}
