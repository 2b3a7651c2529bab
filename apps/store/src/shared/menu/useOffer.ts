import { availableFromCopy, hourText } from '@crepas/api';
import { type MenuMoment, type Product, whyUnavailable } from '@crepas/domain';
import { useKnownShop } from '../shop/shopNow.ts';
import { useShopWords } from '../shop/shopWords.ts';
import { useMenuMoment } from './menuMoment.ts';

/** What a card says of a product. */
export type Offer = {
  readonly soldOut: boolean;
  /** In the place of the plus, outside of its windows: «Desde las 8:00 a.m.». */
  readonly availableFrom: string | undefined;
};

/** Whether the shop takes orders for later: what is outside of its hours may be part of one. */
export const useTakesLaterOrders = (): boolean => useKnownShop()?.shop.scheduling.isActive ?? false;

/**
 * How an item is chosen: where the shop takes orders for later, one that is sold out until a moment can be. The cart says whether it can
 * be had for the chosen hour.
 */
export const choosable = <Item extends Pick<Product, 'available' | 'soldOutUntil'>>(
  item: Item,
  takesLater: boolean,
): Item => (takesLater && item.soldOutUntil !== undefined ? { ...item, available: true } : item);

/** How these products are offered; each card asks with its own. It changes with the clock, also without network. */
export function useOffer(products: readonly Product[]): (product: Product) => Offer {
  const moment = useMenuMoment(products);
  const { timeZone } = useShopWords();
  return (product) => (moment === null ? offerAsRead(product, timeZone) : offerAt(product, moment));
}

function offerAt(product: Product, moment: MenuMoment): Offer {
  const why = whyUnavailable(product, moment);
  if (why === null) return { soldOut: false, availableFrom: undefined };
  return why.kind === 'outsideHours'
    ? { soldOut: false, availableFrom: availableFromCopy(why.from, moment) }
    : { soldOut: true, availableFrom: undefined };
}

/**
 * As the server said it: while a page is hydrated it must look as it was rendered, which may be long ago. So no day is named,
 * because «mañana» may be today.
 */
const offerAsRead = ({ available, availableFrom }: Product, timeZone: string): Offer => ({
  soldOut: !available,
  availableFrom:
    available && availableFrom !== undefined ? `Desde ${hourText(availableFrom, timeZone)}` : undefined,
});
