import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { wholeFrom } from '../wire/requestFields.ts';
import { shopFromWire, shopSettingsWire } from './shop.ts';
import { type ShopChange, shopBody, shopChangeToWire } from './shopFields.ts';

/** Extension, for the owner. */
export const updateShop = defineCall({
  method: 'PUT',
  path: '/shop',
  isExtension: true,
  access: 'owner',
  body: v.partial(shopBody),
  answer: shopSettingsWire,
  send: (shop: ShopChange) => ({ body: shopChangeToWire(shop) }),
  decode: shopFromWire,
});

export const pauseBody = v.object({ minutos: wholeFrom(5, 1440) });
export const pauseToWire = ({ minutes }: { readonly minutes: number }) => ({ body: { minutos: minutes } });

/** Extension: takes no orders for this many minutes from now. It replaces a running pause. */
export const pauseShop = defineCall({
  method: 'POST',
  path: '/shop/pausa',
  isExtension: true,
  access: 'staff',
  body: pauseBody,
  answer: shopSettingsWire,
  send: pauseToWire,
  decode: shopFromWire,
});

export const resumeShop = defineCall({
  method: 'DELETE',
  path: '/shop/pausa',
  isExtension: true,
  access: 'staff',
  answer: shopSettingsWire,
  decode: shopFromWire,
});

/** Extension: promises a delivery time of `minutes` for orders in the next `forMinutes`. */
export const setBusy = defineCall({
  method: 'POST',
  path: '/shop/ocupado',
  isExtension: true,
  access: 'staff',
  body: v.object({
    minutos: wholeFrom(10, 240),
    durante: wholeFrom(15, 480),
  }),
  answer: shopSettingsWire,
  send: ({ minutes, forMinutes }: { readonly minutes: number; readonly forMinutes: number }) => ({
    body: { minutos: minutes, durante: forMinutes },
  }),
  decode: shopFromWire,
});

export const endBusy = defineCall({
  method: 'DELETE',
  path: '/shop/ocupado',
  isExtension: true,
  access: 'staff',
  answer: shopSettingsWire,
  decode: shopFromWire,
});
