import { hourText } from '@crepas/api';
import { type Fulfilment, promisedTime } from '@crepas/domain';
import { useIsPast } from '../../shared/hooks/useIsPast.ts';
import { useKnownShop, useShopNow } from '../../shared/shop/shopNow.ts';
import { pickupMinutes, useDeliveryMinutes } from '../../shared/shop/shopPromise.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { promiseCopy } from './orderCopy.ts';

/** An order is late when it did not arrive within so many minutes after the promised time. */
const graceMinutes = 5;

/**
 * When the order arrives or is ready, in the shop's time zone: «Llega hacia las 8:25 p.m.». Null when nothing is promised.
 */
export function usePromise(order: Parameters<typeof promisedTime>[0], fulfilment: Fulfilment): string | null {
  const reading = useKnownShop();
  const delivery = useDeliveryMinutes();
  const shopNow = useShopNow();
  const pickup = (shopNow && pickupMinutes(shopNow)) ?? reading?.shop.pickup.minutes;
  const minutes = fulfilment === 'pickup' ? pickup : delivery;
  const time = promisedTime(order, minutes)?.getTime() ?? null;
  const { timeZone } = useShopWords();
  const lateMs = time === null ? null : time + graceMinutes * 60_000 - (reading?.clockOffsetMs ?? 0);
  const isLate = useIsPast(lateMs);
  return time === null ? null : promiseCopy(hourText(time, timeZone), isLate, fulfilment);
}
