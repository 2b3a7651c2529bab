import type {
  Category,
  ChoiceGroup,
  Extra,
  ExtraId,
  GroupUse,
  Instant,
  Product,
  ProductId,
} from '@crepas/domain';
import type { Shop } from '../shop/shop.ts';
import type { AppConfig } from './appConfig.ts';

/** The public menu at one moment, without hidden products. */
export type PublicMenu = {
  readonly shop: Shop;
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  /** Products that come back by themselves, each with its `soldOutUntil`. A link to one says so. */
  readonly soldOut: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
  /** As customers read them, and what each product asks of them, in the order of its screen. */
  readonly groups: readonly ChoiceGroup[];
  readonly usesOf: ReadonlyMap<ProductId, readonly GroupUse[]>;
  /** When a window of a product or category begins or ends next; null without windows. */
  readonly hoursChangeAt: Instant | null;
};

export type PageRequest = {
  /** The path of the address, decoded: `/add/3`. */
  readonly path: string;
  /** The shop's origin, for absolute URLs: `https://crepas.example`. */
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
 * Renders the public pages of the store on the server. The store builds the renderer, the backend stores and sends
 * its pages. Neither imports the other: `packages/backend/bin` connects them.
 */
export type PageRenderer = {
  /** A page without content. It has every inline script of the other pages. */
  readonly template: string;
  /** The canonical path of the page at a path; null where the unrendered app is sent. */
  readonly pageOf: (path: string, menu: PublicMenu) => string | null;
  /** Rejects when a screen throws. */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
};

/** A value for the page's scripts, as a `<script>` element that no text inside can close. */
export const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inertJson(value)}</script>`;

/** JSON that is safe inside a `<script>`. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
