import { asStaff, getAdminProducts, getExtras, getOrderedCategories, getProductExtraIds } from '@crepas/api';
import type { Category, Extra, FreshMenu, Listed, Product, ProductId } from '@crepas/domain';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api.ts';
import { extrasKey, listKey, orderMenuKey } from '../../../shared/menu/menuLists.ts';

/** What can be ordered now, as the store's visitors see it. */
export type OrderMenu = {
  readonly entries: readonly (Listed & { readonly product: Product })[];
  /** The products that a combo may hold. */
  readonly crepas: readonly Product[];
};

const isOnHand = (nowMs: number) => (item: { readonly available: boolean; readonly soldOutUntil?: number }) =>
  item.available && (item.soldOutUntil === undefined || item.soldOutUntil <= nowMs);

const menuQuery = (cache: QueryClient) =>
  queryOptions({
    queryKey: orderMenuKey,
    async queryFn({ signal }): Promise<OrderMenu> {
      const categories = await client.send(getOrderedCategories, undefined, { signal });
      const lists = await Promise.all(
        categories.map(async (category) => {
          const products = await client.send(getAdminProducts, category.id, { signal });
          cache.setQueryData(listKey(category.id), products);
          return entriesOf(category, products);
        }),
      );
      const entries = lists.flat();
      return {
        entries,
        crepas: entries.map(({ product }) => product).filter(({ isComboEligible }) => isComboEligible),
      };
    },
  });

const entriesOf = ({ name }: Category, products: readonly Product[]) =>
  products.filter(isOnHand(Date.now())).map((product) => ({ product, category: name }));

export function useOrderMenu() {
  const cache = useQueryClient();
  return useQuery(menuQuery(cache));
}

const offeredExtras = (product: ProductId) =>
  queryOptions({
    queryKey: [...extrasKey, 'offered', product],
    async queryFn({ signal }): Promise<readonly Extra[]> {
      const [ids, extras] = await Promise.all([
        client.send(getProductExtraIds, product, { signal }),
        client.send(asStaff(getExtras), undefined, { signal }),
      ]);
      return extras.filter(({ id }) => ids.includes(id)).filter(isOnHand(Date.now()));
    },
  });

/** The extras that can be ordered with a product now. */
export const useOfferedExtras = (product: ProductId) => useQuery(offeredExtras(product));

/** Today's menu for these products, read anew. */
export async function readFreshMenu(cache: QueryClient, ids: readonly ProductId[]): Promise<FreshMenu> {
  const { entries, crepas } = await cache.fetchQuery({ ...menuQuery(cache), staleTime: 0 });
  const products = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const now = entries.find(({ product }) => product.id === id)?.product ?? null;
      return { id, now, extras: now ? await cache.fetchQuery({ ...offeredExtras(id), staleTime: 0 }) : [] };
    }),
  );
  return { products, crepas };
}

/** Today's menu for these products. */
export function useFreshMenu(ids: readonly ProductId[]) {
  const cache = useQueryClient();
  return useQuery({ queryKey: [...orderMenuKey, ids], queryFn: () => readFreshMenu(cache, ids) });
}

export const refetchMenu = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: orderMenuKey });
