import { openPush, showPush } from '@crepas/api/push-worker';

/** The staff's service worker: it shows push messages and caches nothing. */
declare const self: ServiceWorkerGlobalScope;

// No page of an earlier worker to wait for.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) =>
  event.waitUntil(showPush(self.registration, event.data?.text() ?? '', '/orders')),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self.clients, event.notification.data, self.location.origin));
});
