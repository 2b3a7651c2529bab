import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { useFulfilment } from '../address/index.ts';
import { endRefusal } from './checkoutStatus.ts';

/** Removes the refusal at the next change of the order's options, or of delivery and pickup. */
export function endRefusalWithEdit(): void {
  const stops = [useOrderOptions.subscribe(end), useFulfilment.subscribe(end)];
  function end() {
    for (const stop of stops) stop();
    endRefusal();
  }
}
