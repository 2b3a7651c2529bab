import type { Shop } from '@crepas/api';
import { type Category, type Extra, type Product, productId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import {
  categoriesQuery,
  categoryProductsQuery,
  comboCrepasQuery,
  productExtrasQuery,
  productQuery,
  promoQuery,
} from './menu/menu.ts';
import { type AboutPath, patterns } from './paths.ts';
import { deliveryCopyKey, feeNoteKey } from './shop/deliveryCopy.ts';
import { deliveryMinutesKey, pickupMinutesKey } from './shop/deliveryMinutes.ts';
import type { DeliveryCopy } from './shop/feesCopy.ts';

/** The data of a rendered page. It is serialised into the page, and hydration starts from it. */
export type PageData =
  | {
      readonly kind: 'home';
      /** The shop's usual promise. What it promises at this moment is computed in the browser. */
      readonly deliveryMinutes: number;
      /** What delivery costs; absent where it is free. */
      readonly delivery?: DeliveryCopy;
      /** Absent where orders cannot be fetched. */
      readonly pickupMinutes?: number;
      readonly promo: readonly Product[];
      readonly categories: readonly Category[];
      /** The products of the first category. */
      readonly products: readonly Product[];
    }
  | {
      readonly kind: 'product';
      readonly product: Product;
      readonly extras: readonly Extra[];
      /** The crepas that a combo may contain; null for every other product. */
      readonly crepas: readonly Product[] | null;
    }
  /** The cart is stored in the browser, so it is not part of the data. `fee`: «Envío desde $25.00»; absent where it is free. */
  | { readonly kind: 'cart'; readonly fee?: string }
  /** The privacy notice and the shop's page. `screens/info/useShop.ts` reads it. */
  | { readonly kind: 'about'; readonly path: AboutPath; readonly shop: Shop }
  | { readonly kind: 'missingProduct' }
  | { readonly kind: 'notFound' };

/** The id of the `<script type="application/json">` that contains it. */
export const pageDataElementId = 'page-data';

/** Null on a page that was not server-rendered. */
export function readPageData(): PageData | null {
  const element = document.getElementById(pageDataElementId);
  return element && (JSON.parse(element.textContent) as PageData);
}

/** Fills the query cache with a page's data: on the server before rendering, in the browser before hydration. */
export function rememberPage(queryClient: QueryClient, data: PageData, path: string): void {
  switch (data.kind) {
    case 'home': {
      const [first] = data.categories;
      queryClient.setQueryData(deliveryMinutesKey, data.deliveryMinutes);
      if (data.delivery) queryClient.setQueryData(deliveryCopyKey, data.delivery);
      queryClient.setQueryData(pickupMinutesKey, data.pickupMinutes);
      queryClient.setQueryData(promoQuery.queryKey, [...data.promo]);
      queryClient.setQueryData(categoriesQuery.queryKey, [...data.categories]);
      if (first) queryClient.setQueryData(categoryProductsQuery(first.id).queryKey, [...data.products]);
      return;
    }
    case 'product': {
      const { id } = data.product;
      queryClient.setQueryData(productQuery(id).queryKey, data.product);
      queryClient.setQueryData(productExtrasQuery(id).queryKey, [...data.extras]);
      if (data.crepas) queryClient.setQueryData(comboCrepasQuery.queryKey, [...data.crepas]);
      return;
    }
    case 'missingProduct': {
      const id = productId(Number(matchPath(patterns.add, path)?.params.id));
      queryClient.setQueryData(productQuery(id).queryKey, null);
      return;
    }
    case 'cart':
      // Otherwise the cart would promise that delivery is free until the shop has answered.
      if (data.fee) queryClient.setQueryData(feeNoteKey, data.fee);
      return;
    case 'about':
    case 'notFound':
      return;
    default:
      data satisfies never;
  }
}
