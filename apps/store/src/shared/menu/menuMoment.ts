import type { ShopReading } from '@crepas/api';
import { type MenuMoment, nextWindowEdge, type Product } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { shopKey, useKnownShop } from '../shop/shopNow.ts';
import { presentWords, useShopWords } from '../shop/shopWords.ts';

/** The present moment by the server's clock, as far as it is known, for code outside of React. */
export const menuMomentNow = (queryClient: QueryClient): MenuMoment => ({
  at: Date.now() + (queryClient.getQueryData<ShopReading>(shopKey)?.clockOffsetMs ?? 0),
  timeZone: presentWords().timeZone,
});

type Timed = Pick<Product, 'windows' | 'availableFrom'>;

type MenuClock = {
  /** By the device's clock. Null on the server and while the page is hydrated. */
  readonly nowMs: number | null;
};

/** One clock for all screens, so that a list, its cart and its products say the same. */
const useMenuClock = create<MenuClock>()(() => ({ nowMs: null }));

const setClock = () => useMenuClock.setState({ nowMs: Date.now() });

/** The browser's timers take no more than 24 days. */
const maxWaitMs = 86_400_000;

/**
 * The moment at which these products are shown. It renders again when one of their windows begins or ends, without the server:
 * a page that the worker kept, or one that is open without network, follows the clock too.
 *
 * @returns null while the page is hydrated, and where no product has hours: nothing renders for them then
 */
export function useMenuMoment(products: readonly Timed[]): MenuMoment | null {
  const { nowMs } = useMenuClock();
  const offsetMs = useKnownShop()?.clockOffsetMs ?? 0;
  const { timeZone } = useShopWords();
  const isTimed = products.some(hasHours);
  useEffect(() => {
    if (!isTimed) return;
    const at = Date.now() + offsetMs;
    const next = products.flatMap((product) => nextEdge(product, { at, timeZone }) ?? []);
    // The clock stood still while nothing with hours was shown.
    const timer = setTimeout(setClock, Math.min(maxWaitMs, ...next.map((edge) => edge - at)));
    document.addEventListener('visibilitychange', setClock);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', setClock);
    };
  });
  useEffect(() => {
    if (isTimed) setClock();
  }, [isTimed]);
  return isTimed && nowMs !== null ? { at: nowMs + offsetMs, timeZone } : null;
}

const hasHours = ({ windows, availableFrom }: Timed) => windows.length > 0 || availableFrom !== undefined;

function nextEdge({ windows, availableFrom }: Timed, moment: MenuMoment): number | null {
  const edges = [nextWindowEdge(windows, moment) ?? 0, availableFrom ?? 0].filter((edge) => edge > moment.at);
  return edges.length === 0 ? null : Math.min(...edges);
}
