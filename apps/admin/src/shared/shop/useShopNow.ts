import type { Shop } from '@crepas/api';
import { nextChangeAt } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useShop } from './shop.ts';

export type ShopNow = {
  readonly shop: Shop;
  /** By the server's clock, when it was read or has changed: up to a minute old. */
  readonly nowMs: number;
  /** By the server's clock, at the moment of the call: what is computed at a tap. */
  readonly clock: () => number;
};

/** A browser's timer takes no more than 24 days. */
const maxWaitMs = 20 * 86_400_000;

/** The shop, rendered again when its state changes by itself. Undefined while it is not known. */
export function useShopNow(): ShopNow | undefined {
  const { data, dataUpdatedAt } = useShop();
  const [tick, setTick] = useState({ atMs: 0, of: 0 });
  // The newer of the last read and the last change.
  const atMs = tick.of === dataUpdatedAt ? tick.atMs : dataUpdatedAt;

  useEffect(() => {
    if (!data) return;
    const look = () => setTick({ atMs: Date.now(), of: dataUpdatedAt });
    const next = nextLook(data.shop, atMs + data.clockOffsetMs);
    const waitMs = next - data.clockOffsetMs - Date.now();
    const timer = setTimeout(look, Math.min(Math.max(waitMs, 0), maxWaitMs));
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [data, dataUpdatedAt, atMs]);

  if (!data) return undefined;
  const { shop, clockOffsetMs } = data;
  return { shop, nowMs: atMs + clockOffsetMs, clock: () => Date.now() + clockOffsetMs };
}

/** The next change of what is shown: a rush also ends while the shop is closed or paused. */
function nextLook(shop: Shop, nowMs: number): number {
  const { busy } = shop;
  const rushEnds = busy !== null && busy.until > nowMs ? busy.until : Number.POSITIVE_INFINITY;
  return Math.min(nextChangeAt(shop, nowMs) ?? Number.POSITIVE_INFINITY, rushEnds);
}
