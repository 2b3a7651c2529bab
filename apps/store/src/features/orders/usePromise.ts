import {
  type ExpectedTime,
  expectedTime,
  type Fulfilment,
  type Instant,
  type PromisedOrder,
} from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useKnownShop, useShopNow } from '../../shared/shop/shopNow.ts';
import { pickupMinutes, useDeliveryMinutes } from '../../shared/shop/shopPromise.ts';

/** An order becomes late, and a late one later, within so many milliseconds of its moment. */
const lookMs = 20_000;

/** By the server's clock; renders again while an order is shown. */
export function useOrderNow(): Instant {
  const reading = useKnownShop();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs + (reading?.clockOffsetMs ?? 0);
}

/** When the order arrives or is ready, or when it is expected once it is late. Null when nothing is promised. */
export function usePromise(order: PromisedOrder, fulfilment: Fulfilment): ExpectedTime | null {
  const reading = useKnownShop();
  const now = useOrderNow();
  const delivery = useDeliveryMinutes();
  const shopNow = useShopNow();
  const pickup = (shopNow && pickupMinutes(shopNow)) ?? reading?.shop.pickup.minutes;
  const usualMinutes = fulfilment === 'pickup' ? pickup : delivery;
  return expectedTime(order, fulfilment, usualMinutes, now);
}
