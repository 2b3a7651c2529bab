import type { PhoneBounds } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { whole } from '../wire/fields.ts';
import { wholeFrom } from '../wire/requestFields.ts';
import { shopFromWire, shopSettingsWire } from './shop.ts';
import { type ShopChange, shopBody, shopChangeToWire } from './shopFields.ts';

/** Each of these calls is an extension, and answers the changed shop. */
const changedShop = { isExtension: true, answer: shopSettingsWire, decode: shopFromWire } as const;
const byStaff = { ...changedShop, access: 'staff' } as const;

export const updateShop = defineCall({
  ...changedShop,
  method: 'PUT',
  path: '/shop',
  access: 'owner',
  body: v.partial(shopBody),
  send: (shop: ShopChange) => ({ body: shopChangeToWire(shop) }),
});

export const pauseBody = v.object({ minutos: wholeFrom(5, 1440) });
export const pauseToWire = ({ minutes }: { readonly minutes: number }) => ({ body: { minutos: minutes } });

/** Takes no orders for this many minutes from now. It replaces a running pause. */
export const pauseShop = defineCall({
  ...byStaff,
  method: 'POST',
  path: '/shop/pausa',
  body: pauseBody,
  send: pauseToWire,
});

export const resumeShop = defineCall({
  ...byStaff,
  method: 'DELETE',
  path: '/shop/pausa',
});

/** Promises a delivery time of `minutes` for orders in the next `forMinutes`. */
export const setBusy = defineCall({
  ...byStaff,
  method: 'POST',
  path: '/shop/ocupado',
  body: v.object({
    minutos: wholeFrom(10, 240),
    durante: wholeFrom(15, 480),
  }),
  send: ({ minutes, forMinutes }: { readonly minutes: number; readonly forMinutes: number }) => ({
    body: { minutos: minutes, durante: forMinutes },
  }),
});

export const endBusy = defineCall({
  ...byStaff,
  method: 'DELETE',
  path: '/shop/ocupado',
});

/** Customers cannot fetch orders for this many minutes from now. The shop takes others. */
export const pausePickup = defineCall({
  ...byStaff,
  method: 'POST',
  path: '/shop/recoger/pausa',
  body: pauseBody,
  send: pauseToWire,
});

export const resumePickup = defineCall({
  ...byStaff,
  method: 'DELETE',
  path: '/shop/recoger/pausa',
});

const privateSettingsWire = v.object({
  olvidar_despues_dias: v.nullable(whole),
  max_en_curso: v.optional(whole),
  max_en_un_dia: v.optional(whole),
});
type PrivateSettingsWire = v.InferOutput<typeof privateSettingsWire>;

/** The bounds of a phone are absent from an older server. */
export type PrivateSettings = Partial<PhoneBounds> & { readonly forgetAfterDays: number | null };

/** Extension: the settings of the shop that are not public. `updateShop` changes them. */
export const getPrivateSettings = defineCall({
  method: 'GET',
  path: '/shop/privado',
  isExtension: true,
  access: 'owner',
  answer: privateSettingsWire,
  decode: ({ olvidar_despues_dias, max_en_curso, max_en_un_dia }: PrivateSettingsWire): PrivateSettings => ({
    forgetAfterDays: olvidar_despues_dias,
    ...(max_en_curso !== undefined && { maxOpenOrders: max_en_curso }),
    ...(max_en_un_dia !== undefined && { maxDailyOrders: max_en_un_dia }),
  }),
});
