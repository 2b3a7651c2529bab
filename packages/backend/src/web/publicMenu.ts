import type { PublicMenu } from '@crepas/api';
import type { Menu } from '../catalog/menu.ts';
import type { Settings } from '../config.ts';
import { shopOf } from '../shop/shop.ts';

/** The menu without hidden products and extras. */
export const publicMenuOf = ({ shop, products, extras, ...menu }: Menu, settings: Settings): PublicMenu => ({
  ...menu,
  shop: shopOf(shop, settings),
  products: products.filter(({ available }) => available),
  extras: extras.filter(({ available }) => available),
});
