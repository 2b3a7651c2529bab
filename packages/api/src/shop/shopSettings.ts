import * as v from 'valibot';
import { whole } from '../wire/fields.ts';
import { type ShopFeature, staffFeatures, storeFeatures } from './features.ts';
import { feeSettingsFields, feeSettingsFromWire, feeSettingsToWire } from './feeSettings.ts';
import { paymentSettingsFields, paymentSettingsFromWire, paymentSettingsToWire } from './paymentSettings.ts';
import { pickupSettingsField, pickupSettingsFromWire, pickupSettingsToWire } from './pickupSettings.ts';
import { type Shop, shopFromWire, shopToWire, shopWire } from './shop.ts';

export const shopFeatures: readonly ShopFeature[] = [...storeFeatures, ...staffFeatures];

/** The shop with the settings that only staff need, so that the store's first screen does not load their codec. */
export const shopSettingsWire = v.object({
  ...shopWire.entries,
  rechazo_automatico_minutos: v.optional(v.nullable(whole)),
  sin_codigo: v.optional(v.boolean()),
  ...paymentSettingsFields,
  ...feeSettingsFields,
  ...pickupSettingsField,
});
export type ShopSettingsWire = v.InferOutput<typeof shopSettingsWire>;

export const shopSettingsFromWire = (wire: ShopSettingsWire): Shop => ({
  ...shopFromWire(wire),
  autoRejectMinutes: wire.rechazo_automatico_minutos ?? null,
  ...(wire.sin_codigo !== undefined && { takesWithoutCode: wire.sin_codigo }),
  ...paymentSettingsFromWire(wire),
  ...feeSettingsFromWire(wire),
  ...pickupSettingsFromWire(wire),
  // A newer server may list extensions that this version does not have.
  features: shopFeatures.filter((feature) => wire.extensiones?.includes(feature)),
});

export const shopSettingsToWire = (shop: Shop): ShopSettingsWire => ({
  ...shopToWire(shop),
  rechazo_automatico_minutos: shop.autoRejectMinutes ?? null,
  ...(shop.takesWithoutCode !== undefined && { sin_codigo: shop.takesWithoutCode }),
  ...paymentSettingsToWire(shop),
  ...feeSettingsToWire(shop),
  ...pickupSettingsToWire(shop),
});
