import { type Category, type Extra, type Product, productId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { patterns } from '../paths.ts';
import {
  categoriesQuery,
  categoryProductsQuery,
  comboCrepasQuery,
  productExtrasQuery,
  productQuery,
  promoQuery,
} from '../queries/menu.ts';

/** What a rendered page was made of. It lies in the page once, and the app starts from it. */
export type PageData =
  | {
      readonly kind: 'home';
      readonly promo: readonly Product[];
      readonly categories: readonly Category[];
      /** Of the first category. */
      readonly products: readonly Product[];
    }
  | {
      readonly kind: 'product';
      readonly product: Product;
      readonly extras: readonly Extra[];
      /** What a combo may be made of; null for every other product. */
      readonly crepas: readonly Product[] | null;
    }
  /** The cart itself is the browser's. */
  | { readonly kind: 'cart' }
  | { readonly kind: 'missingProduct' }
  | { readonly kind: 'notFound' };

/** The id of the `<script type="application/json">` that carries it. */
export const pageDataElementId = 'page-data';

/** Null on a page that no server rendered. */
export function readPageData(): PageData | null {
  const element = document.getElementById(pageDataElementId);
  return element && (JSON.parse(element.textContent) as PageData);
}

/** Gives the queries of a page their answers: to the server that renders it and to the browser that goes on from it. */
export function rememberPage(queryClient: QueryClient, data: PageData, path: string): void {
  switch (data.kind) {
    case 'home': {
      const [first] = data.categories;
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
    case 'notFound':
      return;
    default:
      data satisfies never;
  }
}
