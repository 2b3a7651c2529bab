import { availableFromCopy, hourText } from '@crepas/api';
import { type Instant, type MenuMoment, type Product, whyUnavailable } from '@crepas/domain';
import { useShopWords } from '../shop/shopWords.ts';
import { useMenuMoment } from './menuMoment.ts';

/** What a card says of a product. */
export type Offer = {
  readonly soldOut: boolean;
  /** Outside of its windows: when the next one begins. */
  readonly availableAt: Instant | undefined;
  /** That in the place of the plus: «Desde las 8:00 a.m.». */
  readonly availableFrom: string | undefined;
};

/** How these products are offered; each card asks with its own. It changes with the clock, also without network. */
export function useOffer(products: readonly Product[]): (product: Product) => Offer {
  const moment = useMenuMoment(products);
  const { timeZone } = useShopWords();
  return (product) => (moment === null ? offerAsRead(product, timeZone) : offerAt(product, moment));
}

function offerAt(product: Product, moment: MenuMoment): Offer {
  const why = whyUnavailable(product, moment);
  return why?.kind === 'outsideHours'
    ? { soldOut: false, availableAt: why.from, availableFrom: availableFromCopy(why.from, moment) }
    : { soldOut: why !== null, availableAt: undefined, availableFrom: undefined };
}

/**
 * As the server said it: while a page is hydrated it must look as it was rendered, which may be long ago. So no day is named,
 * because «mañana» may be today.
 */
const offerAsRead = ({ available, availableFrom: from }: Product, timeZone: string): Offer =>
  available && from !== undefined
    ? { soldOut: false, availableAt: from, availableFrom: `Desde ${hourText(from, timeZone)}` }
    : { soldOut: !available, availableAt: undefined, availableFrom: undefined };
