import {
  categoryToWire,
  getHome,
  getShop,
  productToWire,
  shopChangeFromWire,
  shopToWire,
  updateShop,
} from '@crepas/api';
import { availableIn, promotedProducts } from '../../catalog/menu.ts';
import { changeShop, shopOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';
import { route } from '../route.ts';

export function shopRoutes(api: Api): void {
  const { database, menu, settings } = api;
  menuRoute(api, getShop, ({ shop }) => shopToWire(shopOf(shop, settings)));

  menuRoute(api, getHome, (present) => {
    const { categories, shop } = present;
    const [first] = categories;
    return {
      shop: shopToWire(shopOf(shop, settings)),
      promo: promotedProducts(present).map(productToWire),
      categorias: categories.map(categoryToWire),
      categoria: first?.id ?? null,
      productos: first ? availableIn(present, first.id).map(productToWire) : [],
    };
  });

  route(api, updateShop, async ({ body }) => {
    await changeShop(database, shopChangeFromWire(body));
    await menu.refresh();
    return shopToWire(shopOf(menu.menu().shop, settings));
  });
}
