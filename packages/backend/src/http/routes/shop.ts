import {
  categoryToWire,
  endBusy as endBusyCall,
  getHome,
  getShop,
  pauseShop as pauseShopCall,
  productToWire,
  resumeShop as resumeShopCall,
  type ShopSettingsWire,
  setBusy as setBusyCall,
  shopChangeFromWire,
  shopSettingsToWire,
  shopToWire,
  updateShop,
} from '@crepas/api';
import type { Menu } from '../../catalog/menu.ts';
import { availableIn, promotedProducts } from '../../catalog/offer.ts';
import { changeShop, endBusy, pauseShop, resumeShop, setBusy, shopOf } from '../../shop/shop.ts';
import { shopFault } from '../../shop/shopFault.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { menuRoute } from '../menuRoute.ts';
import { route } from '../route.ts';

export function shopRoutes(api: Api): void {
  const { database, menu, settings } = api;
  const shopIn = ({ shop }: Menu): ShopSettingsWire => shopSettingsToWire(shopOf(shop, settings));
  async function after(write: Promise<void>): Promise<ShopSettingsWire> {
    await write;
    await menu.refresh();
    return shopIn(menu.menu());
  }

  menuRoute(api, getShop, shopIn);

  menuRoute(api, getHome, (present) => {
    const { categories } = present;
    const [first] = categories;
    return {
      shop: shopToWire(shopOf(present.shop, settings)),
      promo: promotedProducts(present).map(productToWire),
      categorias: categories.map(categoryToWire),
      categoria: first?.id ?? null,
      productos: first ? availableIn(present, first.id).map(productToWire) : [],
    };
  });

  route(api, updateShop, async ({ body }) => {
    const change = shopChangeFromWire(body);
    const fault = shopFault(change);
    if (fault !== null) throw new HttpError(422, fault.text, { body: { campo: fault.field } });
    return after(changeShop(database, change));
  });

  route(api, pauseShopCall, ({ body }) => after(pauseShop(database, body.minutos)));
  route(api, resumeShopCall, () => after(resumeShop(database)));
  route(api, setBusyCall, ({ body }) => after(setBusy(database, body.minutos, body.durante)));
  route(api, endBusyCall, () => after(endBusy(database)));
}
