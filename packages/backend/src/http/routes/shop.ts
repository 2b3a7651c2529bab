import {
  categoryToWire,
  endBusy as endBusyCall,
  getHome,
  getShop,
  menuProductToWire,
  pausePickup as pausePickupCall,
  pauseShop as pauseShopCall,
  resumePickup as resumePickupCall,
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
import { editorOf } from '../../changes/Editor.ts';
import { faultOfChange } from '../../shop/checkChange.ts';
import {
  changeShop,
  endBusy,
  pausePickup,
  pauseShop,
  resumePickup,
  resumeShop,
  setBusy,
  shopOf,
} from '../../shop/shop.ts';
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
      promo: promotedProducts(present).map(menuProductToWire),
      categorias: categories.map(categoryToWire),
      categoria: first?.id ?? null,
      productos: first ? availableIn(present, first.id).map(menuProductToWire) : [],
    };
  });

  route(api, updateShop, async ({ body, request }) => {
    const change = shopChangeFromWire(body);
    const fault = faultOfChange(change, shopOf(menu.menu().shop, settings));
    if (fault !== null) throw new HttpError(422, fault.text, { body: { campo: fault.field } });
    return after(changeShop(database, change, editorOf(request)));
  });

  route(api, pauseShopCall, ({ body, request }) =>
    after(pauseShop(database, body.minutos, editorOf(request))),
  );
  route(api, resumeShopCall, ({ request }) => after(resumeShop(database, editorOf(request))));
  route(api, pausePickupCall, ({ body, request }) =>
    after(pausePickup(database, body.minutos, editorOf(request))),
  );
  route(api, resumePickupCall, ({ request }) => after(resumePickup(database, editorOf(request))));
  route(api, setBusyCall, ({ body, request }) =>
    after(setBusy(database, body.minutos, body.durante, editorOf(request))),
  );
  route(api, endBusyCall, ({ request }) => after(endBusy(database, editorOf(request))));
}
