import type { PageRenderer, PublicMenu } from '@crepas/api';
import type { MenuCache } from '../catalog/MenuCache.ts';
import type { Settings } from '../config.ts';
import { type Line, line } from '../metrics/prometheus.ts';
import { precompressAsync } from '../precompressed/PrecompressedBody.ts';
import { createPageShelf, type Drawing, type PageShelf, type ReadyPage } from './PageShelf.ts';
import { appConfigOf } from './page.ts';
import { publicMenuOf } from './publicMenu.ts';

/** The store's public pages, drawn when the menu changes and not when they are asked for. */
export type RenderedPages = {
  /**
   * The page of a path; null where the app itself is to be sent, because the path is no public page or could not be
   * drawn. Never rejects.
   * @param origin where the caller reaches the shop
   */
  readonly find: (path: string, origin: string) => Drawing;
  readonly lines: () => readonly Line[];
  readonly close: () => void;
};

export type RenderedPagesParts = {
  readonly renderer: PageRenderer;
  readonly menu: Pick<MenuCache, 'menu' | 'onRefresh'>;
  readonly settings: Settings;
  readonly onFailure: (error: unknown) => void;
};

/** Staff who sort categories write some times a second: one drawing for all of it. */
const quietMs = 20;

/** A page takes 0.1 MB: the whole menu of most shops. */
const mostBytes = 32 * 1024 * 1024;

/** Drawn ahead, for as many names of a demo's host as were asked for lately. */
const openPaths = ['/home', '/'];
const mostOrigins = 3;

export function createRenderedPages({
  renderer,
  menu,
  settings,
  onFailure,
}: RenderedPagesParts): RenderedPages {
  type State = { readonly menu: PublicMenu; readonly shelf: PageShelf };
  const config = appConfigOf(settings);
  const count = { rendered: 0, failed: 0 };
  let origins: readonly string[] = settings.publicUrl === null ? [] : [settings.publicUrl];
  let timer: NodeJS.Timeout | null = null;

  const stateNow = (): State => ({
    menu: publicMenuOf(menu.menu(), settings),
    shelf: createPageShelf(mostBytes),
  });
  let state = stateNow();

  async function draw(path: string, origin: string, present: PublicMenu): Promise<ReadyPage | null> {
    try {
      const { body, ...page } = await renderer.render({ path, origin, menu: present, config });
      const bytes = await precompressAsync(Buffer.from(body));
      count.rendered += 1;
      return { ...page, bytes };
    } catch (error) {
      count.failed += 1;
      onFailure(error);
      return null;
    }
  }
  const take = (path: string, origin: string, { menu: present, shelf }: State): Drawing =>
    shelf.take(`${origin} ${path}`, () => draw(path, origin, present));

  function drawAhead(): void {
    timer = null;
    for (const origin of origins) {
      for (const path of openPaths) void take(path, origin, state);
    }
  }
  /** From now on nobody gets an old page, not even who asks before the new one is drawn. */
  function startAnew(): void {
    state = stateNow();
    timer ??= setTimeout(drawAhead, quietMs).unref();
  }
  const forget = menu.onRefresh(startAnew);
  drawAhead();

  return {
    async find(path, origin) {
      if (!origins.includes(origin)) origins = [origin, ...origins].slice(0, mostOrigins);
      const page = renderer.pageOf(path, state.menu);
      return page === null ? null : take(page, origin, state);
    },
    lines: () => [line('pages_rendered_total', count.rendered), line('page_failures_total', count.failed)],
    close() {
      forget();
      if (timer) clearTimeout(timer);
    },
  };
}
