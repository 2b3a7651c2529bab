import * as v from 'valibot';
import { defineCall, sendNothing } from '../call.ts';
import { type Shop, shopFromWire, shopWire } from '../codecs/shop.ts';
import { whole } from '../fields.ts';

/** Extension: the shop's settings. */
export const getShop = defineCall({
  method: 'GET',
  path: '/shop',
  access: 'public',
  status: 200,
  answer: shopWire,
  send: sendNothing,
  decode: shopFromWire,
});

/** Extension, for the owner. */
export const updateShop = defineCall({
  method: 'PUT',
  path: '/shop',
  access: 'owner',
  status: 200,
  body: v.partial(
    v.object({
      nombre: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
      lema: v.pipe(v.string(), v.trim(), v.maxLength(120)),
      minutos_entrega: v.pipe(whole, v.minValue(5), v.maxValue(240)),
      whatsapp: v.pipe(v.string(), v.regex(/^(\d{10,15})?$/)),
      abierto: v.boolean(),
      mensaje: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
  ),
  answer: shopWire,
  send: (shop: Partial<Shop>) => ({
    body: {
      ...(shop.name !== undefined && { nombre: shop.name }),
      ...(shop.tagline !== undefined && { lema: shop.tagline }),
      ...(shop.deliveryMinutes !== undefined && { minutos_entrega: shop.deliveryMinutes }),
      ...(shop.whatsApp !== undefined && { whatsapp: shop.whatsApp }),
      ...(shop.isOpen !== undefined && { abierto: shop.isOpen }),
      ...(shop.message !== undefined && { mensaje: shop.message }),
    },
  }),
  decode: shopFromWire,
});
