import {
  type AppConfig,
  groupFromWire,
  offeredGroupToWire,
  type PageRenderer,
  type PublicMenu,
  wordsOf,
} from '@crepas/api';
import type { MenuCache } from '../catalog/MenuCache.ts';
import type { Menu } from '../catalog/menu.ts';
import { offeredExtras, offeredProducts, soldOutProducts } from '../catalog/offer.ts';
import type { Settings } from '../config/config.ts';
import { type Line, line } from '../metrics/prometheus.ts';
import { precompressAsync } from '../precompressed/PrecompressedBody.ts';
import { shopOf } from '../shop/shop.ts';
import { createPageCache, type PageCache, type RenderResult } from './PageCache.ts';
import { appConfigOf } from './page.ts';

/** The store's public pages, rendered on the server and cached until the menu changes. */
export type RenderedPages = {
  /**
   * The page of a path. Null if the path is not a public page or cannot be rendered: send the app itself. Never rejects.
   *
   * @param origin by which the client reaches the shop
   */
  readonly find: (path: string, origin: string) => Promise<RenderResult>;
  readonly metrics: () => readonly Line[];
  readonly close: () => void;
};

export type RenderedPagesParts = {
  readonly renderer: PageRenderer;
  readonly menu: Pick<MenuCache, 'menu' | 'onRefresh'>;
  readonly settings: Settings;
  readonly onFailure: (error: unknown) => void;
};

/** Reordering categories writes several times a second: pages are rendered once after a burst. */
const prerenderDebounceMs = 20;

/** A page takes 0.1 MB: this holds the whole menu of most shops. */
const maxCacheBytes = 32 * 1024 * 1024;

/** Rendered before the first request, for the origins that were requested last. */
const prerenderedPaths = ['/home', '/'];
const maxPrerenderedOrigins = 3;

export function createRenderedPages({
  renderer,
  menu,
  settings,
  onFailure,
}: RenderedPagesParts): RenderedPages {
  type State = { readonly menu: PublicMenu; readonly config: AppConfig; readonly cache: PageCache };
  const count = { rendered: 0, failed: 0 };
  let origins: readonly string[] = settings.publicUrl === null ? [] : [settings.publicUrl];
  let timer: NodeJS.Timeout | null = null;

  function newState(): State {
    const present = publicMenuOf(menu.menu(), settings);
    return {
      menu: present,
      config: appConfigOf(settings, wordsOf(present.shop)),
      cache: createPageCache(maxCacheBytes),
    };
  }
  let state = newState();

  async function render(
    path: string,
    origin: string,
    { menu: present, config }: State,
  ): Promise<RenderResult> {
    try {
      const { body, ...page } = await renderer.render({ path, origin, menu: present, config });
      const precompressed = await precompressAsync(Buffer.from(body));
      count.rendered += 1;
      return { ...page, body: precompressed };
    } catch (error) {
      count.failed += 1;
      onFailure(error);
      return null;
    }
  }
  const getOrRender = (path: string, origin: string, present: State) =>
    present.cache.getOrRender(`${origin} ${path}`, () => render(path, origin, present));

  function prerender(): void {
    timer = null;
    for (const origin of origins) {
      for (const path of prerenderedPaths) void getOrRender(path, origin, state);
    }
  }
  /** Drops all pages at once: a request that comes before `prerender` renders its page itself. */
  function invalidate(): void {
    state = newState();
    timer ??= setTimeout(prerender, prerenderDebounceMs).unref();
  }
  const unsubscribe = menu.onRefresh(invalidate);
  prerender();

  return {
    async find(path, origin) {
      if (!origins.includes(origin)) origins = [origin, ...origins].slice(0, maxPrerenderedOrigins);
      const page = renderer.pageOf(path, state.menu);
      return page === null ? null : getOrRender(page, origin, state);
    },
    metrics: () => [line('pages_rendered_total', count.rendered), line('page_failures_total', count.failed)],
    close() {
      unsubscribe();
      if (timer) clearTimeout(timer);
    },
  };
}

/** The menu as customers see it: without what is hidden or sold out. */
const publicMenuOf = (menu: Menu, settings: Settings): PublicMenu => ({
  categories: menu.categories,
  extraIdsOf: menu.extraIdsOf,
  groups: menu.groups.map(offeredGroupToWire).map(groupFromWire),
  usesOf: menu.usesOf,
  shop: shopOf(menu.shop, settings),
  products: offeredProducts(menu),
  soldOut: soldOutProducts(menu),
  extras: offeredExtras(menu),
  hoursChangeAt: menu.hoursChangeAt,
});
