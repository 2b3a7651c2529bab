import { openPush, showPush } from '@crepas/api/push-worker';
import { keptHeader } from '../keptHeader.ts';
import { type BoundedCache, openBoundedCache } from './boundedCache.ts';
import { build } from './build.ts';
import { cacheMenu } from './cacheMenu.ts';
import { deleteOldCaches, fallbackPage, install } from './install.ts';
import { isOfBuild } from './isOfBuild.ts';
import { type Kind, kindOf, type Shop } from './kindOf.ts';
import { cacheFirst, type FetchContext, networkFirst } from './strategies.ts';

/** The service worker: the store offline (decision 7), and push messages. Online it never answers with outdated content. */
declare const self: ServiceWorkerGlobalScope;

const { caches, location } = self;
const names = { build: `crepas-build-${build.version}`, menu: 'crepas-menu', pictures: 'crepas-pictures' };

const shop: Shop = {
  origin: location.origin,
  apiUrl: new URL(new URL(location.href).searchParams.get('api') ?? '/api', location.origin).href,
};

const { endMark } = build;
const builtFiles = openBoundedCache(caches, names.build, { maxEntries: 250, endMark });
const menu = openBoundedCache(caches, names.menu, { maxEntries: 80, endMark });

const cacheOf: Readonly<Record<Kind, BoundedCache>> = {
  // Matches in the caches of all builds: a tab of the previous build still finds its files.
  asset: { ...builtFiles, match: (request) => caches.match(request).catch(() => undefined) },
  file: builtFiles,
  page: {
    match: async (request) => (await builtFiles.match(request)) ?? builtFiles.match(fallbackPage),
    put: async (request, page) => {
      const copy = page.clone();
      if (isOfBuild(await copy.text(), build.assets)) await builtFiles.put(request, page);
    },
  },
  menu: {
    ...menu,
    // Online, a shop that does not answer is a failure, and the screen must show it (decision S9).
    match: async (request) => {
      const kept = self.navigator.onLine ? undefined : await menu.match(request);
      return kept && marked(kept);
    },
  },
  picture: openBoundedCache(caches, names.pictures, { maxEntries: 150, endMark }),
};

function marked({ body, status, statusText, headers }: Response): Response {
  const kept = new Response(body, { status, statusText, headers });
  kept.headers.set(keptHeader, '1');
  return kept;
}

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(names.build).then((cache) => install(cache, build))),
);

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, shop);
  if (kind === null) return;
  const context: FetchContext = {
    request,
    send: () => send(kind, event),
    waitUntil: (work) => event.waitUntil(work),
  };
  const strategy = kind === 'asset' || kind === 'picture' ? cacheFirst : networkFirst;
  event.respondWith(strategy(context, cacheOf[kind]));
});

self.addEventListener('push', (event) =>
  event.waitUntil(showPush(self.registration, event.data?.text() ?? '', '/home')),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self.clients, event.notification.data, location.origin));
});

async function activate(): Promise<void> {
  await deleteOldCaches(caches, Object.values(names));
  // An earlier build enabled it. In Firefox a failed preload shows the browser's error page instead of the worker's answer
  // (workbox #3134).
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
  await cacheMenu(shop.apiUrl, menu).catch(() => undefined);
}

async function send(kind: Kind, { request }: FetchEvent): Promise<Response> {
  if (kind !== 'picture') return fetch(request);
  // Without CORS the response of another origin is opaque: its status cannot be read.
  return fetch(new Request(request, { mode: 'cors', credentials: 'omit' })).catch(() => fetch(request));
}
