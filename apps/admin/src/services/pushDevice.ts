import { isSubscribed, subscribeDevice, unsubscribeDevice } from '@crepas/api/push';
import { client } from '../api.ts';

/** Below a path of this app: the store's worker has the whole origin. */
const scope = '/admin';

const registered = () => navigator.serviceWorker.getRegistration(scope);

/** Push on this device, for the signed-in account. The worker is registered at the first use. */
export const pushDevice = {
  isOn: async () => {
    const worker = await registered();
    return worker?.scope.endsWith(scope) === true && isSubscribed(worker);
  },

  turnOn: async () =>
    subscribeDevice(
      client,
      await navigator.serviceWorker.register('/admin-sw.js', { scope, updateViaCache: 'none' }),
    ),

  turnOff: async () => {
    const worker = await registered();
    if (worker?.scope.endsWith(scope)) await unsubscribeDevice(client, worker);
  },
};
