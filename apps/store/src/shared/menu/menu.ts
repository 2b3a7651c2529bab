import {
  backoffMs,
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getGroups,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getProductGroups,
  getPromo,
} from '@crepas/api';
import {
  type CategoryId,
  type ChoiceGroup,
  type Extra,
  type ExtraId,
  type GroupUse,
  groupsInUse,
  type OfferedGroup,
  type Product,
  type ProductId,
  shownOptions,
} from '@crepas/domain';
import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../api.ts';

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

/** Empty answers before the screen says that the category has no products yet. */
const emptyAnswersToBelieve = 10;

/**
 * Milliseconds until an empty category is requested again (spec §2, decision S8):
 * once a second for the first ten answers, then doubling up to 30 s.
 *
 * @internal
 */
export function emptyCategoryDelay(emptyAnswers: number): number {
  return backoffMs(emptyAnswers - emptyAnswersToBelieve, 1000, 30_000);
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

const listedProduct = (queryClient: QueryClient, id: ProductId): Product | undefined =>
  queryClient
    .getQueriesData<readonly Product[]>({ queryKey: ['products'] })
    .flatMap(([, products]) => products ?? [])
    .find((product) => product.id === id);

/** Uses the product of a cached list as placeholder data. */
export function useProduct(id: ProductId) {
  const queryClient = useQueryClient();
  return useQuery({ ...productQuery(id), placeholderData: () => listedProduct(queryClient, id) });
}

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

/**
 * The extras that can be ordered with a product: linked and available, in the shop's order. A shop that takes orders for later also
 * lists those that are sold out until a moment.
 */
export const offeredExtras = (all: readonly Extra[], linked: readonly ExtraId[]): Extra[] =>
  all.filter(
    ({ id, available, soldOutUntil }) => (available || soldOutUntil !== undefined) && linked.includes(id),
  );

export const useProductExtras = ({ id }: Product) => useQuery(productExtrasQuery(id));

export const hasGroups = ({ groupIds = [] }: Pick<Product, 'groupIds'>): boolean => groupIds.length > 0;

export const productGroupsQuery = (id: ProductId) =>
  queryOptions({
    queryKey: ['groups', id],
    queryFn: async ({ signal }) => {
      const [all, uses] = await Promise.all([
        client.send(getGroups, undefined, { signal }),
        client.send(getProductGroups, id, { signal }),
      ]);
      return offeredGroups(all, uses);
    },
  });

/** The groups of a product in its order, without what the owner hides; sold-out options are marked. */
export const offeredGroups = (
  all: readonly ChoiceGroup[],
  uses: readonly GroupUse[],
): readonly OfferedGroup[] =>
  groupsInUse(all, uses).map((group) => ({
    ...group,
    options: shownOptions(group.options, 'customer'),
  }));

/** Requested only for a product with groups. */
export const useProductGroups = (product: Product) =>
  useQuery({ ...productGroupsQuery(product.id), enabled: hasGroups(product) });

export const comboCrepasQuery = queryOptions({
  queryKey: ['products', 'crepas'],
  queryFn: ({ signal }) => client.send(getComboCrepas, undefined, { signal }),
});

/** The crepas that a combo may contain; requested only for a combo. */
export const useComboCrepas = (isCombo = true) => useQuery({ ...comboCrepasQuery, enabled: isCombo });
