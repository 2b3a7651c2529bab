import type { Shop, ShopReading, ShopRefusal } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import { create } from 'zustand';
import { useKnownShop } from './shopFeature.ts';

/** The shop at a moment. What customers read of it is computed from this. */
export type ShopNow = {
  readonly shop: Shop;
  /** By the server's clock: when the shop was read, or when its state last changed by itself. */
  readonly now: Instant;
  /** Why the server has just refused an order; null again with the next tick. */
  readonly refusal: ShopRefusal | null;
};

type ShopTick = {
  /** By the device's clock. Null on the server and while the page is hydrated: nothing is said of the shop. */
  readonly nowMs: number | null;
  readonly refusal: ShopRefusal | null;
};

/** The moment that every screen shows. `followShop` sets the next one when the shop was read, and when its state changes. */
export const useShopTick = create<ShopTick>()(() => ({ nowMs: null, refusal: null }));

export const tick = (refusal: ShopRefusal | null = null): void =>
  useShopTick.setState({ nowMs: Date.now(), refusal });

/** Undefined while the shop is unknown. */
export function shopNowOf(
  reading: ShopReading | undefined,
  { nowMs, refusal }: ShopTick,
): ShopNow | undefined {
  if (!reading || nowMs === null) return undefined;
  return { shop: reading.shop, now: nowMs + reading.clockOffsetMs, refusal };
}

export function useShopNow(): ShopNow | undefined {
  const shopTick = useShopTick();
  return shopNowOf(useKnownShop(), shopTick);
}
