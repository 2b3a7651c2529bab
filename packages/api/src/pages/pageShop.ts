import type { FeeTerms, Pickup } from '@crepas/domain';
import * as v from 'valibot';
import { termsFromWire, termsToWire, termsWire } from '../shop/feeSettings.ts';
import { pickupFromWire, pickupToWire, pickupWire } from '../shop/pickupSettings.ts';
import { whole } from '../wire/fields.ts';

/** What home and the cart say of the shop until the app has read it. */
export type PageShop = FeeTerms & { readonly deliveryMinutes: number; readonly pickup: Pickup };

/** The fields of `GET /shop` for it: the whole answer would be in every page, and its codec in the first screen's scripts. */
export const pageShopWire = v.object({
  minutos_entrega: whole,
  tarifas: v.array(termsWire),
  tarifa_sin_pin: v.nullable(termsWire),
  recoger: pickupWire,
});
type PageShopWire = v.InferOutput<typeof pageShopWire>;

export const pageShopFromWire = (wire: PageShopWire): PageShop => ({
  deliveryMinutes: wire.minutos_entrega,
  feeZones: wire.tarifas.map(termsFromWire),
  feeWithoutPin: wire.tarifa_sin_pin && termsFromWire(wire.tarifa_sin_pin),
  pickup: pickupFromWire(wire.recoger),
});

export const pageShopToWire = (shop: PageShop): PageShopWire => ({
  minutos_entrega: shop.deliveryMinutes,
  tarifas: shop.feeZones.map(termsToWire),
  tarifa_sin_pin: shop.feeWithoutPin && termsToWire(shop.feeWithoutPin),
  recoger: pickupToWire(shop.pickup),
});
