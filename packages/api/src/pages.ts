import type { Category, Extra, ExtraId, Product, ProductId } from '@crepas/domain';
import type { AppConfig } from './appConfig.ts';
import type { Shop } from './codecs/shop.ts';

/** What everybody may know of the menu at one moment: nothing that is hidden. */
export type PublicMenu = {
  readonly shop: Shop;
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
};

export type PageRequest = {
  /** The path of the address, decoded: `/add/3`. */
  readonly path: string;
  /** Where the shop is reached, for the addresses that others keep: `https://crepas.example`. */
  readonly origin: string;
  readonly menu: PublicMenu;
  readonly config: AppConfig;
};

export type RenderedPage = {
  readonly status: 200 | 404;
  readonly contentType: string;
  readonly body: string;
};

/**
 * Draws the public pages of the store ahead of the browser. The store builds one, the backend keeps and sends
 * what comes out, and neither knows the other: `packages/backend/bin` introduces them.
 */
export type PageRenderer = {
  /** A page without its content: it holds every script that stands inside the pages. */
  readonly template: string;
  /** Another path with the same page, one for each page there is; null where the app itself is to be sent. */
  readonly pageOf: (path: string, menu: PublicMenu) => string | null;
  /** Fails when a screen fails. */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
};

/** A value for the page's scripts, as an element that none of its texts can end. */
export const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inertJson(value)}</script>`;

/** JSON that may stand inside a `<script>`. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
