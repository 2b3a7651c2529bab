import type { ShopFeature } from '@crepas/api';
import { BottomBar } from '@crepas/ui';
import styles from './Shop.module.css';
import { ShopStatus } from './ShopStatus.tsx';
import { useShopNow } from './useShopNow.ts';

/** What the bar tells or changes. */
const shown: readonly ShopFeature[] = ['horario', 'pausa', 'ocupado'];

/** The state of the shop, always in sight. Nothing on a backend without hours, pauses and rushes. */
export function ShopBar() {
  const now = useShopNow();
  if (!now?.shop.features.some((feature) => shown.includes(feature))) return null;
  return (
    <BottomBar className={styles.bar}>
      <ShopStatus now={now} />
    </BottomBar>
  );
}
