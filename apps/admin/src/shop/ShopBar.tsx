import type { ShopFeature } from '@crepas/api';
import { BottomBar } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import styles from './Shop.module.css';
import { ShopStatus } from './ShopStatus.tsx';
import { useShopNow } from './useShopNow.ts';

const PrinterTroubles = lazyWithRetry(async () => (await import('./PrinterTroubles.tsx')).PrinterTroubles);

/** What the bar tells or changes. */
const shown: readonly ShopFeature[] = ['horario', 'pausa', 'ocupado', 'impresoras'];

/** The state of the shop and of its printers, always in sight. Nothing on a backend without hours, pauses and rushes. */
export function ShopBar() {
  const now = useShopNow();
  if (!now?.shop.features.some((feature) => shown.includes(feature))) return null;
  return (
    <BottomBar className={styles.bar}>
      {now.shop.features.includes('impresoras') && (
        <Suspense>
          <PrinterTroubles />
        </Suspense>
      )}
      <ShopStatus now={now} />
    </BottomBar>
  );
}
