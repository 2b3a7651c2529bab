import type { PageShop, Shop } from '@crepas/api';
import { canPickUp, type Fulfilment, type Instant, isPickupOffered, pickupMinutesAt } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type DeliveryCopy, deliveryCopy } from './fees.ts';
import { noPickupCopy, promisedMinutes } from './shopHours.ts';
import { type ShopNow, useShopNow } from './shopNow.ts';

export const pageShopKey = ['pageShop'] as const;

/** What a rendered page says of the shop; undefined on every other page. It holds until the shop is known. */
function usePageShop(): PageShop | undefined {
  return useQueryClient().getQueryData<PageShop>(pageShopKey);
}

/** The promised minutes of this moment; until they are known, the usual ones; undefined while neither is known. */
export function useDeliveryMinutes(): number | undefined {
  const shopNow = useShopNow();
  const pageShop = usePageShop();
  return shopNow ? promisedMinutes(shopNow) : pageShop?.deliveryMinutes;
}

/** From the order until it can be picked up; null while orders cannot be picked up. */
export function pickupMinutes({ shop, now }: ShopNow): number | null {
  return canPickUp(shop, now) ? pickupMinutesAt(shop, now) : null;
}

/** From the order until it can be picked up; null while orders cannot be picked up. Until that is known, as the page says. */
function usePickupMinutes(): number | null {
  const shopNow = useShopNow();
  const pickup = usePageShop()?.pickup;
  if (shopNow) return pickupMinutes(shopNow);
  return pickup?.isActive ? pickup.minutes : null;
}

/** The minutes that the shop needs until the order arrives, or until it can be picked up. */
export function usePromisedMinutes(fulfilment: Fulfilment): number | undefined {
  const delivery = useDeliveryMinutes();
  const pickup = usePickupMinutes() ?? undefined;
  return fulfilment === 'pickup' ? pickup : delivery;
}

/** Whether the customer may choose to pick the order up, now or for later. Until the shop is known, as the page says. */
export function useIsPickupOffered(): boolean {
  const shopNow = useShopNow();
  const isNow = usePickupMinutes() !== null;
  return shopNow ? isPickupOffered(shopNow.shop, shopNow.now) : isNow;
}

/** What home says that delivery costs; nothing where it is free. Until the shop is known, as the page says. */
export function useDeliveryCopy(): DeliveryCopy | undefined {
  const shopNow = useShopNow();
  const pageShop = usePageShop();
  const fees = shopNow?.shop ?? pageShop;
  return (fees && deliveryCopy(fees)) ?? undefined;
}

/** Why no order can be picked up, neither now nor later, as a sentence; null when one can. */
export const pickupRefusal = (shop: Shop, now: Instant): string | null =>
  isPickupOffered(shop, now) ? null : noPickupCopy(shop, now);
