import {
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getPromo,
} from '@crepas/api';
import type { CategoryId, Product, ProductId } from '@crepas/domain';
import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../api.ts';
import { emptyAnswersToBelieve, emptyCategoryDelay } from './emptyCategoryDelay.ts';
import { offeredExtras } from './offeredExtras.ts';

export const promoQuery = queryOptions({
  queryKey: ['products', 'promo'],
  queryFn: ({ signal }) => client.send(getPromo, undefined, { signal }),
  retry: 1,
  retryDelay: 500,
});

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => client.send(getOrderedCategories, undefined, { signal }),
});

export const categoryProductsQuery = (id: CategoryId) =>
  queryOptions({
    queryKey: ['products', 'category', id],
    queryFn: ({ signal }) => client.send(getCategoryProducts, id, { signal }),
  });

export const usePromo = () => useQuery(promoQuery);

export const useCategories = () => useQuery(categoriesQuery);

/** Polls an empty category while it is shown and the tab is visible (decision S8). */
export function useCategoryProducts(id: CategoryId) {
  const queryClient = useQueryClient();
  const query = categoryProductsQuery(id);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.length === 0 ? emptyCategoryDelay(state.dataUpdateCount) : false,
  });
  const answers = dataUpdatedAt > 0 ? (queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) : 0;
  return {
    products: data,
    isError,
    isFetching,
    refetch,
    /** Enough empty answers to tell the customer. */
    isConfirmedEmpty: data?.length === 0 && answers >= emptyAnswersToBelieve,
  };
}

/** The product, or null when there is none. */
export const productQuery = (id: ProductId) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal, client: queryClient }) =>
      client.send(getProduct, id, { signal }).catch((error: unknown) => {
        // Offline, the cached list has enough of the product to show it.
        const listed = onlineManager.isOnline() ? undefined : listedProduct(queryClient, id);
        if (listed) return listed;
        throw error;
      }),
  });

export const listedProduct = (queryClient: QueryClient, id: ProductId): Product | undefined =>
  queryClient
    .getQueriesData<readonly Product[]>({ queryKey: ['products'] })
    .flatMap(([, products]) => products ?? [])
    .find((product) => product.id === id);

export const productExtrasQuery = (id: ProductId) =>
  queryOptions({
    queryKey: ['extras', id],
    queryFn: async ({ signal }) => {
      const [all, linked] = await Promise.all([
        client.send(getExtras, undefined, { signal }),
        client.send(getProductExtraIds, id, { signal }),
      ]);
      return offeredExtras(all, linked);
    },
  });

export const comboCrepasQuery = queryOptions({
  queryKey: ['products', 'crepas'],
  queryFn: ({ signal }) => client.send(getComboCrepas, undefined, { signal }),
});
