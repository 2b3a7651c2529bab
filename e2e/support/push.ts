import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';

/** A subscription as the browser would return it: no push service of the internet is asked. */
export const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** Before the page opens: permission is granted, and a subscription succeeds. */
export async function withPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    let isSubscribed = false;
    const one = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (isSubscribed ? one : null);
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      return one;
    };
  }, subscription);
}

/** Delivers a message to the worker of a scope, as the browser does after it has decrypted one. */
export async function deliver(page: Page, scope: string, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL === origin + scope && !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

/** The used part of a worker's scope. Its library of types conflicts with the page's. */
type Scope = {
  readonly registration: ServiceWorkerRegistration;
  readonly dispatchEvent: (event: Event) => void;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
};

type ShownNotice = { readonly title: string; readonly body: string };

/** The worker of a script, and what it shows. */
export function workerOf(context: BrowserContext, script: string) {
  const worker = (): Worker => {
    const found = context.serviceWorkers().find((one) => new URL(one.url()).pathname === script);
    if (!found) throw new Error(`No worker runs ${script}`);
    return found;
  };
  return {
    async shows(notice: ShownNotice) {
      await expect
        .poll(() =>
          worker().evaluate(async () => {
            const { registration } = self as unknown as Scope;
            return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
          }),
        )
        .toEqual([notice]);
    },

    /** The event that the browser dispatches when a person taps the notification. */
    taps: () =>
      worker().evaluate(async () => {
        const scope = self as unknown as Scope;
        const [notification] = await scope.registration.getNotifications();
        if (!notification) throw new Error('there is no notification');
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      }),

    count: () =>
      worker().evaluate(async () => {
        const { registration } = self as unknown as Scope;
        return (await registration.getNotifications()).length;
      }),
  };
}
