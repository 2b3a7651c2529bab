import type { Shop } from '@crepas/api';
import { type ShopState, shopMomentAt } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useShop } from './shop.ts';

export type ShopNow = {
  readonly shop: Shop;
  /** At `nowMs`. */
  readonly state: ShopState;
  /** By the server's clock, when it was read or has changed: up to a minute old. */
  readonly nowMs: number;
  /** By the server's clock, at the moment of the call: what is computed at a tap. */
  readonly clock: () => number;
};

/** The shop, rendered again when its state changes by itself. Undefined while it is not known. */
export function useShopNow(): ShopNow | undefined {
  const { data, dataUpdatedAt } = useShop();
  const [tick, setTick] = useState({ atMs: 0, of: 0 });
  // The newer of the last read and the last change.
  const atMs = tick.of === dataUpdatedAt ? tick.atMs : dataUpdatedAt;

  useEffect(() => {
    if (!data) return;
    const look = () => setTick({ atMs: Date.now(), of: dataUpdatedAt });
    const { nextAt } = shopMomentAt(data.shop, atMs + data.clockOffsetMs);
    const timer = setTimeout(look, nextAt - data.clockOffsetMs - Date.now());
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [data, dataUpdatedAt, atMs]);

  if (!data) return undefined;
  const { shop, clockOffsetMs } = data;
  const nowMs = atMs + clockOffsetMs;
  const { state } = shopMomentAt(shop, nowMs);
  return { shop, state, nowMs, clock: () => Date.now() + clockOffsetMs };
}
