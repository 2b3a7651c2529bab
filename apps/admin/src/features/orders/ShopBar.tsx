import type { ShopFeature } from '@crepas/api';
import { BottomBar } from '@crepas/ui';
import shared from '../../shared/shop/Shop.module.css';
import { ShopStatus } from '../../shared/shop/ShopStatus.tsx';
import { useServerFeatures } from '../../shared/shop/shop.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import { SoundBar } from './alarm/SoundBar.tsx';
import styles from './ShopBar.module.css';
import { ShopNews } from './ShopNews.tsx';

/** What the status tells or changes. */
const shown: readonly ShopFeature[] = ['horario', 'pausa', 'ocupado'];

/** What is said of the whole shop, below the orders, where it moves no card: what is wrong, the sound, and whether it takes orders. */
export function ShopBar() {
  const now = useShopNow();
  const features = useServerFeatures();
  const hasStatus = features?.some((feature) => shown.includes(feature)) ?? features === undefined;
  return (
    <BottomBar className={`${shared.bar} ${styles.root}`}>
      <ShopNews />
      <SoundBar />
      {/* The room of the status is kept until the shop is known: the sound's button would move otherwise. */}
      {hasStatus && <div className={styles.status}>{now && <ShopStatus now={now} />}</div>}
    </BottomBar>
  );
}
