import {
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getGroups,
  getOrderedCategories,
  getProduct,
  getProductGroups,
  getPromo,
  pageShopFromWire,
  pageShopWire,
} from '@crepas/api';
import { type Category, type Extra, type Product, productId } from '@crepas/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import * as v from 'valibot';
import { asGone, inPlace } from './menu/inPlace.ts';
import {
  categoriesQuery,
  categoryProductsQuery,
  comboCrepasQuery,
  offeredGroups,
  productExtrasQuery,
  productGroupsQuery,
  productQuery,
  promoQuery,
} from './menu/menu.ts';
import { patterns } from './paths.ts';
import { pageShopKey } from './shop/shopPromise.ts';

/**
 * The data of a rendered page: what the server answers to the calls of its screen. It is serialised into the page, and hydration
 * starts from it. The cart and the orders are stored in the browser, so they are not part of it.
 */
const pageData = v.object({
  /** In the pages of home and the cart. */
  shop: v.optional(pageShopWire),
  /** In the pages about the shop, whose scripts have its codec (`readingInPage`). */
  wholeShop: v.optional(v.unknown()),
  promo: v.optional(getPromo.answer),
  categories: v.optional(getOrderedCategories.answer),
  /** The products of the first category. */
  products: v.optional(getCategoryProducts.answer),
  /** Empty on the page of a product that is not on the menu. */
  product: v.optional(getProduct.answer),
  /** The extras that can be ordered with the product. */
  extras: v.optional(getExtras.answer),
  /** The groups that the product uses, and its rules; only of a product with groups. */
  groups: v.optional(getGroups.answer),
  uses: v.optional(getProductGroups.answer),
  /** Only of a combo. */
  crepas: v.optional(getComboCrepas.answer),
});
export type PageData = v.InferOutput<typeof pageData>;

/** The id of the `<script type="application/json">` that contains it. */
export const pageDataElementId = 'page-data';

/** Null on a page that was not server-rendered, and when the data cannot be read: then the app renders the page. */
export const readPageData = (): PageData | null =>
  parsePageData(document.getElementById(pageDataElementId)?.textContent);

/** The data of a page that is not open. The JSON in it has no `<` (`inertJson`). */
export const pageDataIn = (html: string): PageData | null =>
  parsePageData(html.match(`id="${pageDataElementId}">([^<]*)<`)?.[1]);

function parsePageData(text: string | null | undefined): PageData | null {
  try {
    return text ? v.parse(pageData, JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/**
 * Fills the query cache with a page's data: on the server before rendering, in the browser before hydration, and from a newer
 * page than the open one, where lists keep their places.
 */
export function rememberPage(queryClient: QueryClient, data: PageData, path: string): void {
  const { shop, promo, categories, products, product, extras, groups, uses, crepas } = data;
  if (shop) queryClient.setQueryData(pageShopKey, pageShopFromWire(shop));
  const fill = (queryKey: QueryKey, products: readonly Product[]) =>
    queryClient.setQueryData<readonly Product[]>(queryKey, (shown) => inPlace(shown, products, asGone));
  if (promo) fill(promoQuery.queryKey, getPromo.decode(promo));
  if (categories) {
    const all = getOrderedCategories.decode(categories);
    queryClient.setQueryData<readonly Category[]>(categoriesQuery.queryKey, (shown) =>
      inPlace(shown, all, (gone) => gone),
    );
    if (all[0] && products) {
      fill(categoryProductsQuery(all[0].id).queryKey, getCategoryProducts.decode(products));
    }
  }
  const id = productId(Number(matchPath(patterns.add, path)?.params.id));
  if (product) queryClient.setQueryData(productQuery(id).queryKey, getProduct.decode(product));
  if (extras) {
    const offered = getExtras.decode(extras);
    queryClient.setQueryData<readonly Extra[]>(productExtrasQuery(id).queryKey, (shown) =>
      inPlace(shown, offered, asGone),
    );
  }
  if (groups && uses) {
    queryClient.setQueryData(
      productGroupsQuery(id).queryKey,
      offeredGroups(getGroups.decode(groups), getProductGroups.decode(uses)),
    );
  }
  if (crepas) fill(comboCrepasQuery.queryKey, getComboCrepas.decode(crepas));
}
