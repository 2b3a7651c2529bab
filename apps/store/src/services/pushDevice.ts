import { isSubscribed, subscribeDevice, unsubscribeDevice } from '@crepas/api/push';
import { client } from './api.ts';

/** Push on this device, for the customer's own orders. `offline/serviceWorker.ts` registers the worker. */
export const pushDevice = {
  isOn: async () => isSubscribed(await navigator.serviceWorker.getRegistration('/')),

  /** @returns false when the person refuses, or when this host has no worker */
  async turnOn() {
    const worker = await navigator.serviceWorker.getRegistration('/');
    return worker !== undefined && subscribeDevice(client, worker);
  },

  async turnOff() {
    const worker = await navigator.serviceWorker.getRegistration('/');
    if (worker) await unsubscribeDevice(client, worker);
  },
};
