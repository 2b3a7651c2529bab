import { defineCall } from '../wire/call.ts';
import { shopFromWire, shopSettingsWire } from './shop.ts';
import { pauseBody, pauseToWire } from './shopCalls.ts';

/** Extension: customers cannot fetch orders for this many minutes from now. The shop takes others. */
export const pausePickup = defineCall({
  method: 'POST',
  path: '/shop/recoger/pausa',
  isExtension: true,
  access: 'staff',
  body: pauseBody,
  answer: shopSettingsWire,
  send: pauseToWire,
  decode: shopFromWire,
});

export const resumePickup = defineCall({
  method: 'DELETE',
  path: '/shop/recoger/pausa',
  isExtension: true,
  access: 'staff',
  answer: shopSettingsWire,
  decode: shopFromWire,
});
