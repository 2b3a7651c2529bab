import * as v from 'valibot';
import { defineCall, sendNothing } from '../call.ts';
import { type Shop, shopBody, shopChangeToWire, shopFromWire, shopWire } from '../codecs/shop.ts';

/** Extension: what the shop says of itself. */
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
  body: v.partial(shopBody),
  answer: shopWire,
  send: (change: Partial<Shop>) => ({ body: shopChangeToWire(change) }),
  decode: shopFromWire,
});
