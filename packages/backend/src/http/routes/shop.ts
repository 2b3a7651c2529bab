import {
  type Call,
  categoryToWire,
  endBusy,
  getHome,
  getShop,
  pausePickup,
  pauseShop,
  productToWire,
  resumePickup,
  resumeShop,
  type ShopSettingsWire,
  setBusy,
  shopChangeFromWire,
  shopSettingsToWire,
  shopToWire,
  updateShop,
} from '@crepas/api';
import { availableIn, promotedProducts } from '../../catalog/offer.ts';
import { faultOfChange } from '../../shop/faultOfChange.ts';
import { type ChangedShop, changeShop, inMinutes, type ShopColumns, shopOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { refusedField } from '../HttpError.ts';
import { menuRoute, menuWrite } from '../menuRoute.ts';

export function shopRoutes(api: Api): void {
  const { menu, settings } = api;
  const toWire = (shop: ChangedShop, hasDiscountCodes: boolean): ShopSettingsWire =>
    shopSettingsToWire({ ...shopOf(shop, settings), hasDiscountCodes });
  /** Answers with the changed shop. */
  function shopWrite<Body>(
    call: Call<never, unknown, ShopSettingsWire, unknown, unknown, Body>,
    columnsOf: (body: Body) => ShopColumns,
  ): void {
    menuWrite(api, call, async ({ body, edit }) =>
      toWire(await changeShop(edit, columnsOf(body)), menu.menu().hasDiscountCodes),
    );
  }

  menuRoute(api, getShop, ({ shop, hasDiscountCodes }) => toWire(shop, hasDiscountCodes));

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

  shopWrite(updateShop, (body) => {
    const change = shopChangeFromWire(body);
    const fault = faultOfChange(change, shopOf(menu.menu().shop, settings));
    if (fault !== null) throw refusedField(fault.field, fault.text);
    return change;
  });
  shopWrite(pauseShop, ({ minutos }) => ({ pausedUntil: inMinutes(minutos) }));
  shopWrite(resumeShop, () => ({ pausedUntil: null }));
  shopWrite(pausePickup, ({ minutos }) => ({ pickupPausedUntil: inMinutes(minutos) }));
  shopWrite(resumePickup, () => ({ pickupPausedUntil: null }));
  shopWrite(setBusy, ({ minutos, durante }) => ({ busyMinutes: minutos, busyUntil: inMinutes(durante) }));
  shopWrite(endBusy, () => ({ busyMinutes: null, busyUntil: null }));
}
