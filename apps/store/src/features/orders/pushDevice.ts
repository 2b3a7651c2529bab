import {
  type FollowToken,
  isSubscribed,
  type PushCalls,
  subscribeDevice,
  subscribeFollowedPush,
  unsubscribeDevice,
  unsubscribeFollowedPush,
} from '@crepas/api';
import { client } from '../../shared/api.ts';

const ownWorker = () => navigator.serviceWorker.getRegistration('/');

/** How the server learns of this device: for the verified phone, or for the order of a follow link. */
const callsOf = (token: FollowToken | undefined): PushCalls | undefined =>
  token === undefined
    ? undefined
    : {
        subscribe: (device) => client.send(subscribeFollowedPush, { token, device }),
        unsubscribe: (endpoint) => client.send(unsubscribeFollowedPush, { token, endpoint }),
      };

/** Push on this device, for the customer's own orders. `app/background.ts` registers the worker. */
export const pushDevice = {
  async isOn(token?: FollowToken) {
    const worker = await ownWorker();
    if (!worker || !(await isSubscribed(worker))) return false;
    // The device may have been subscribed for another order: the permission is there, and the server knows each one.
    return token === undefined || subscribeDevice(client, worker, callsOf(token));
  },

  /** @returns false when the person refuses, or when this host has no worker */
  async turnOn(token?: FollowToken) {
    const worker = await ownWorker();
    return worker !== undefined && subscribeDevice(client, worker, callsOf(token));
  },

  async turnOff(token?: FollowToken) {
    const worker = await ownWorker();
    if (worker) await unsubscribeDevice(client, worker, callsOf(token));
  },
};
