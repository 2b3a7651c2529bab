import type { PublicMenu } from '@crepas/api';
import type { Menu } from '../catalog/menu.ts';
import { offeredExtras, offeredProducts, soldOutProducts } from '../catalog/offer.ts';
import type { Settings } from '../config/config.ts';
import { shopOf } from '../shop/shop.ts';

/** The menu as customers see it: without what is hidden or sold out. */
export const publicMenuOf = (menu: Menu, settings: Settings): PublicMenu => ({
  categories: menu.categories,
  extraIdsOf: menu.extraIdsOf,
  shop: shopOf(menu.shop, settings),
  products: offeredProducts(menu),
  soldOut: soldOutProducts(menu),
  extras: offeredExtras(menu),
});
