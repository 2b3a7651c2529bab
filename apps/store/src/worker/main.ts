import { type Asking, fromNetwork, fromShelf } from './answer.ts';
import { build } from './build.ts';
import { emptyPage, install, removeOthers } from './install.ts';
import { isOfBuild } from './isOfBuild.ts';
import { keepMenu } from './keepMenu.ts';
import { type Kind, kindOf, type Shop } from './kindOf.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** The store without network (decision 7). With network nothing from here is older than the shop. */
declare const self: ServiceWorkerGlobalScope;

const { caches, location } = self;
const names = { build: `crepas-build-${build.version}`, menu: 'crepas-menu', pictures: 'crepas-pictures' };

const shop: Shop = {
  origin: location.origin,
  apiUrl: new URL(new URL(location.href).searchParams.get('api') ?? '/api', location.origin).href,
};

const builtFiles = openShelf(caches, names.build, 250);
const menu = openShelf(caches, names.menu, 80);

const shelves: Readonly<Record<Kind, Shelf>> = {
  // The shelf of any build: a tab of the last one still finds its own.
  asset: { ...builtFiles, find: (request) => caches.match(request).catch(() => undefined) },
  file: builtFiles,
  page: {
    find: async (request) => (await builtFiles.find(request)) ?? builtFiles.find(emptyPage),
    keep: async (request, page) => {
      const copy = page.clone();
      if (isOfBuild(await copy.text(), build.assets)) await builtFiles.keep(request, page);
    },
  },
  menu: {
    ...menu,
    // With network a silent shop is in trouble: that must show (decision S9).
    find: async (request) => (self.navigator.onLine ? undefined : menu.find(request)),
  },
  picture: openShelf(caches, names.pictures, 150),
};

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(names.build).then((cache) => install(cache, build))),
);

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, shop);
  if (kind === null) return;
  const asking: Asking = {
    request,
    ask: () => ask(kind, event),
    later: (work) => event.waitUntil(work),
  };
  const answer = kind === 'asset' || kind === 'picture' ? fromShelf : fromNetwork;
  event.respondWith(answer(asking, shelves[kind]));
});

async function activate(): Promise<void> {
  await removeOthers(caches, Object.values(names));
  // An earlier build turned it on. Firefox shows its own error page when it fails, whatever the worker would answer
  // (workbox #3134).
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
  await keepMenu(shop.apiUrl, menu).catch(() => undefined);
}

async function ask(kind: Kind, { request }: FetchEvent): Promise<Response> {
  if (kind !== 'picture') return fetch(request);
  // A picture of another origin can be looked into only when it is asked for openly.
  return fetch(new Request(request, { mode: 'cors', credentials: 'omit' })).catch(() => fetch(request));
}
