import { type CategoryId, comboSize, type Extra, type Product } from '@crepas/domain';
import { type Menu, productsIn } from './menu.ts';

/** The part of a menu that customers can order. */

type Item = { readonly available: boolean; readonly soldOutUntil?: number };

const isOnHand = ({ available, soldOutUntil }: Item): boolean => available && soldOutUntil === undefined;

/** The crepas that may be chosen inside a combo. A combo is no crepa, however it is marked. */
export const offeredCrepas = ({ products }: Pick<Menu, 'products'>): readonly Product[] =>
  products.filter((product) => product.isComboEligible && !product.isCombo && isOnHand(product));

/** A combo is left out when fewer than three crepas are available. */
function offered(menu: Menu, products: readonly Product[]): readonly Product[] {
  const hasCombos = offeredCrepas(menu).length >= comboSize;
  return products.filter((product) => isOnHand(product) && (hasCombos || !product.isCombo));
}

export const offeredProducts = (menu: Menu): readonly Product[] => offered(menu, menu.products);

export const availableIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  offered(menu, productsIn(menu, category));

export const promotedProducts = (menu: Menu): readonly Product[] =>
  offeredProducts(menu).filter(({ isPromoted }) => isPromoted);

/** What is only gone until tomorrow. */
export const soldOutProducts = ({ products }: Menu): readonly Product[] =>
  products.filter(({ available, soldOutUntil }) => available && soldOutUntil !== undefined);

export const offeredExtras = ({ extras }: Menu): readonly Extra[] => extras.filter(isOnHand);
