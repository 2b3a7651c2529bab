import { forgetDevice, isSubscribed, subscribeDevice, unsubscribeDevice } from '@crepas/api';
import { client } from './api.ts';

/** Below a path of this app: the store's worker has the whole origin. */
const scope = '/admin';

/** The worker of this scope; the store's worker serves the whole origin, and is not meant. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const worker = await navigator.serviceWorker.getRegistration(scope);
  return worker?.scope.endsWith(scope) ? worker : undefined;
}

/** Push on this device, for the signed-in account. The worker is registered at the first use. */
export const pushDevice = {
  isOn: async () => isSubscribed(await registered()),

  turnOn: async () =>
    subscribeDevice(
      client,
      await navigator.serviceWorker.register('/admin-sw.js', { scope, updateViaCache: 'none' }),
    ),

  turnOff: async () => {
    const worker = await registered();
    if (worker) await unsubscribeDevice(client, worker);
  },

  /** For an account that leaves this device; never fails. */
  forget: async () => {
    const worker = await registered().catch(() => undefined); // a browser without service workers
    if (worker) await forgetDevice(client, worker);
  },
};
