import type { ShopFeature } from '@crepas/api';
import { BottomBar } from '@crepas/ui';
import styles from '../../shared/shop/Shop.module.css';
import { ShopStatus } from '../../shared/shop/ShopStatus.tsx';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import { PrinterTroubles } from '../printers/index.ts';

/** What the bar tells or changes. */
const shown: readonly ShopFeature[] = ['horario', 'pausa', 'ocupado', 'impresoras'];

/** The state of the shop and of its printers, always in sight. Nothing on a backend without hours, pauses and rushes. */
export function ShopBar() {
  const now = useShopNow();
  if (!now?.shop.features.some((feature) => shown.includes(feature))) return null;
  return (
    <BottomBar className={styles.bar}>
      {now.shop.features.includes('impresoras') && <PrinterTroubles />}
      <ShopStatus now={now} />
    </BottomBar>
  );
}
