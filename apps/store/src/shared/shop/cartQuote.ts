import { belowMinimumCopy, type Shop } from '@crepas/api';
import { addCents, type Cents, freeQuote, moneyText } from '@crepas/domain';
import { feesOf, type OrderPlace, quoteFor } from './fees.ts';
import { deliveryCopy } from './feesCopy.ts';
import type { CartQuote } from './shopStatus.ts';

/** @param subtotal the sum of the products; 0 for a cart of which nothing can be ordered */
export function cartQuote(shop: Shop, place: OrderPlace, subtotal: Cents): CartQuote {
  const { fee, missing } = subtotal === 0 ? freeQuote : quoteFor(shop, place, subtotal);
  const isUnknown = place.fulfilment === 'delivery' && place.saved === null;
  const said = isUnknown ? deliveryCopy(feesOf(shop)) : null;
  return {
    subtotal,
    fee,
    total: addCents(subtotal, fee),
    ...(fee > 0 ? { note: moneyText(fee) } : said && { note: said.main }),
    ...(missing > 0 && { stop: belowMinimumCopy(missing) }),
  };
}
