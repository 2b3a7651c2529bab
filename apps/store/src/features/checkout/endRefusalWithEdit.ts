import { useFulfilment } from '../address/index.ts';
import { endRefusal } from './checkoutStatus.ts';
import { useOrderOptions } from './orderOptions.ts';

/** For a sentence about what was typed or chosen: the next change of it takes it back. */
export function endRefusalWithEdit(): void {
  const stops = [useOrderOptions.subscribe(end), useFulfilment.subscribe(end)];
  function end() {
    for (const stop of stops) stop();
    endRefusal();
  }
}
