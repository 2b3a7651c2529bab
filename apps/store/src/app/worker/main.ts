import { openPush, showPush } from '@crepas/api/push-worker';
import { keptHeader } from '../../shared/keptMarks.ts';
import { type BoundedCache, openBoundedCache } from './boundedCache.ts';
import { type Build, fetchExpected, isExpected } from './expectedAnswer.ts';
import { cacheMenu, deleteOldCaches, fallbackPage, install } from './install.ts';
import { type Kind, kindOf, type Shop } from './kindOf.ts';
import { isMenuPage, isShownAtOnce, keptPage } from './pageAtOnce.ts';
import { cacheFirst, type FetchContext, networkFirst, within } from './strategies.ts';

/** The service worker: the store at once and offline (decision 7), and push messages. */
declare const self: ServiceWorkerGlobalScope;

/** Defined by `vite/serviceWorker.ts`. */
declare const __BUILD__: Build;
const build = __BUILD__;

const { caches, location } = self;
const names = { build: `crepas-build-${build.version}`, menu: 'crepas-menu', pictures: 'crepas-pictures' };

const shop: Shop = {
  origin: location.origin,
  apiUrl: new URL(new URL(location.href).searchParams.get('api') ?? '/api', location.origin).href,
};

/** A silent network is given up after this: the stored page is on the screen before the customer has waited 2.5 s. */
const patienceMs = 2000;

const cacheFor = (kind: Kind, name: string, maxEntries: number): BoundedCache =>
  openBoundedCache(caches, name, {
    maxEntries,
    accepts: (url, response) => isExpected(kind, url, response, build),
  });

const [pages, menu] = [cacheFor('page', names.build, 250), cacheFor('menu', names.menu, 80)];

const cacheOf: Readonly<Record<Kind, BoundedCache>> = {
  asset: { ...cacheFor('asset', names.build, 250), match: matchAsset },
  file: cacheFor('file', names.build, 250),
  page: {
    ...pages,
    match: async (request) => {
      const kept = (await pages.match(request)) ?? (await pages.match(fallbackPage));
      return kept && keptPage(kept);
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
  picture: cacheFor('picture', names.pictures, 150),
};

function marked({ body, status, statusText, headers }: Response): Response {
  const kept = new Response(body, { status, statusText, headers });
  kept.headers.set(keptHeader, '1');
  return kept;
}

/** In the caches of all builds: a tab of the previous build still finds its files. */
async function matchAsset(request: Request | string): Promise<Response | undefined> {
  const all = await caches.keys().catch(() => []);
  const others = all.filter((name) => name.startsWith('crepas-build-') && name !== names.build);
  for (const name of [names.build, ...others]) {
    const found = await cacheFor('asset', name, 250).match(request);
    if (found) return found;
  }
  return undefined;
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
    send: () => fetchExpected(kind, request),
    waitUntil: (work) => event.waitUntil(work),
  };
  event.respondWith(answerFor(kind, context));
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
  // Until the worker is active it answers nothing: a silent network must not hold it.
  const work = Promise.all([cacheMenu(shop.apiUrl, menu), cacheOpenPages()]);
  await within(patienceMs, work).catch(() => undefined);
}

/** The pages that were loaded before the worker was active. */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const urls = open.map(({ url }) => url).filter(isMenuPage);
  await Promise.all(urls.map(async (url) => pages.put(url, await fetch(url))));
}

async function pageAtOnce({ url }: Request): Promise<Response | undefined> {
  const { installing, waiting } = self.registration;
  // A worker of a newer build waits: until it takes over, pages come from the network.
  if (installing || waiting) return undefined;
  const kept = await pages.match(url);
  return kept && (await isShownAtOnce(url, kept, Date.now())) ? keptPage(kept) : undefined;
}

function answerFor(kind: Kind, context: FetchContext): Promise<Response> {
  if (kind === 'asset' || kind === 'picture') return cacheFirst(context, cacheOf[kind]);
  return networkFirst(context, cacheOf[kind], {
    // The app limits its own reads of the menu, and says so on the screen.
    patienceMs: kind === 'menu' ? undefined : patienceMs,
    atOnce: kind === 'page' ? () => pageAtOnce(context.request) : undefined,
  });
}
