import { abortedIn } from '../client/abortedIn.ts';
import type { Client } from '../client/client.ts';
import { getPushKey, type PushDevice, subscribePush, unsubscribePush } from './pushCalls.ts';

/**
 * What push can do here: `none` when the browser lacks it, `needsInstall` on an iPhone whose page is not on the home screen,
 * `denied` when notifications are blocked in the browser's settings.
 */
export type PushSupport = 'none' | 'needsInstall' | 'denied' | 'ready';

type PushBrowser = {
  readonly PushManager?: unknown;
  readonly Notification?: { readonly permission: NotificationPermission };
  readonly navigator: { readonly serviceWorker?: unknown; readonly standalone?: boolean };
};

/** @param browser the `window` */
export function pushSupport(browser: PushBrowser): PushSupport {
  const { PushManager, Notification, navigator } = browser;
  if (!PushManager || !Notification || !navigator.serviceWorker) {
    // Only Safari on an iPhone or iPad has `standalone`. There push exists in an installed app alone.
    return navigator.standalone === false ? 'needsInstall' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The calls that tell the server of a device. */
export type PushCalls = {
  readonly subscribe: (device: PushDevice) => Promise<void>;
  readonly unsubscribe: (endpoint: string) => Promise<void>;
};

/** For the caller of the client. */
const ownCalls = (client: Client): PushCalls => ({
  subscribe: (device) => client.send(subscribePush, device),
  unsubscribe: (endpoint) => client.send(unsubscribePush, endpoint),
});

export const isSubscribed = async (worker: ServiceWorkerRegistration | undefined): Promise<boolean> =>
  (await worker?.pushManager.getSubscription().catch(() => null)) != null;

/**
 * Subscribes this device for the caller. Call it in the handler of a tap: the browser asks for the permission.
 *
 * @returns false when the person refuses
 * @throws ApiError when the server refuses or cannot be reached; `AbortError` when the push service cannot be reached
 */
export async function subscribeDevice(
  client: Client,
  worker: ServiceWorkerRegistration,
  calls: PushCalls = ownCalls(client),
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const key = await client.send(getPushKey, undefined);
  await whenActive(worker);
  const subscription = await subscribe(worker.pushManager, key);
  await calls.subscribe(deviceOf(subscription));
  return true;
}

/** Ends the subscription of this device, at the server and in the browser. */
export async function unsubscribeDevice(
  client: Client,
  worker: ServiceWorkerRegistration,
  calls: PushCalls = ownCalls(client),
): Promise<void> {
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  await calls.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Long enough for a slow network; somebody waits for it to sign out. */
const forgetTimeoutMs = 3_000;

/**
 * {@link unsubscribeDevice} for a person who leaves this device: never fails. A server that cannot be reached learns it from
 * the push service, which answers 410 to the next message.
 */
export async function forgetDevice(client: Client, worker: ServiceWorkerRegistration): Promise<void> {
  const subscription = await worker.pushManager.getSubscription().catch(() => null);
  if (!subscription) return;
  const signal = abortedIn(forgetTimeoutMs);
  await Promise.race([
    Promise.allSettled([
      client.send(unsubscribePush, subscription.endpoint, { signal }),
      subscription.unsubscribe(),
    ]),
    // The signal does not end the renewal of a token, which the client awaits first.
    new Promise((resolve) => signal.addEventListener('abort', resolve)),
  ]);
}

/** A subscription with an earlier key of the shop is replaced. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** A worker that was registered a moment ago cannot subscribe yet. One that failed to install never can: the browser says so. */
async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    }),
  );
}
