import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';

/** A subscription as the browser would return it: no push service of the internet is asked. */
export const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** Before the page opens: notifications are allowed. The headless browser of the tests denies them whatever it is told. */
export const allowNotices = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });

/** Before the page opens: a subscription succeeds, with this device. */
export async function withPushService(page: Page, device = subscription): Promise<void> {
  await allowNotices(page);
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
  }, device);
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

type ShownNotice = { readonly title: string; readonly body: string };

/** The used part of a worker's scope. Its library of types conflicts with the page's. */
type Scope = {
  readonly registration: ServiceWorkerRegistration;
  readonly dispatchEvent: (event: Event) => void;
  readonly ExtendableEvent: new (type: string) => Event;
  notices?: (ShownNotice & { readonly data: unknown; readonly close: () => void })[];
};

/** The worker of a script, with a stand-in for the system's notifications. */
export async function workerOf(context: BrowserContext, script: string) {
  const isOurs = (one: Worker) => new URL(one.url()).pathname === script;
  const worker =
    context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent('serviceworker', isOurs));
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.notices = [];
    scope.registration.showNotification = async (title, { body = '', data } = {}) => {
      const notice = {
        title,
        body,
        data: data as unknown,
        close: () => {
          scope.notices = scope.notices?.filter((one) => one !== notice) ?? [];
        },
      };
      scope.notices?.push(notice);
    };
  });
  const shown = () =>
    worker.evaluate(() =>
      ((self as unknown as Scope).notices ?? []).map(({ title, body }) => ({ title, body })),
    );
  return {
    shows: (...notices: ShownNotice[]) => expect.poll(shown).toEqual(notices),

    /** The event that the browser dispatches when a person taps the notification. */
    taps: () =>
      worker.evaluate(() => {
        const scope = self as unknown as Scope;
        const [notification] = scope.notices ?? [];
        if (!notification) throw new Error('there is no notification');
        scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
      }),
  };
}
