import {
  asStaff,
  createProduct,
  deleteProduct,
  getAdminProducts,
  getOrderedCategories,
  getProduct,
  updateProduct,
} from '@crepas/api';
import {
  type Category,
  type CategoryId,
  type Product,
  type ProductDraft,
  type ProductId,
  toggleAvailability,
} from '@crepas/domain';
import {
  type QueryClient,
  skipToken,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../api.ts';
import { deletePictures } from '../images/deletePictures.ts';
import { read } from '../read.ts';
import { useHasExtensions, useHasFeature } from '../shop/shop.ts';
import { listKey, productsKey, toggleKey } from './menuLists.ts';
import { newIdIn, type ProductUpdate, specFields, wholeBody } from './wholeBody.ts';

/** In shop order. */
export const useOrderedCategories = () =>
  useQuery(read(['categories', 'ordered'], getOrderedCategories, undefined));

/** The products of a category, including hidden ones. Disabled until there is a category. */
export const useCategoryProducts = (category: CategoryId | undefined) =>
  useQuery(read(listKey(category), getAdminProducts, category ?? skipToken));

/** The products of all categories, including hidden ones, as a search reads them. */
export const useWholeMenu = (categories: readonly Category[]) =>
  useQueries({
    queries: categories.map(({ id }) => read(listKey(id), getAdminProducts, id)),
    combine: (lists) => ({
      data: lists.every(({ data }) => data)
        ? lists.flatMap(({ data = [] }, place) =>
            data.map((product) => ({ product, category: categories[place]?.name ?? '' })),
          )
        : undefined,
      error: lists.find(({ error }) => error)?.error ?? null,
      errorUpdateCount: Math.max(0, ...lists.map(({ errorUpdateCount }) => errorUpdateCount)),
      isFetching: lists.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(lists.filter(({ data }) => !data).map(({ refetch }) => refetch())),
    }),
  });

/** Null when it does not exist. Fetched each time its form opens, and not refetched while it is edited. */
export const useProduct = (id: ProductId) =>
  useQuery({
    ...read([...productsKey, 'one', id], asStaff(getProduct), id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Deletes its picture too (spec §7). A backend that can restore the product keeps the picture and deletes it later itself. */
export function useDeleteProduct() {
  const cache = useQueryClient();
  const canRestore = useHasFeature('restaurar');
  return useMutation({
    mutationFn: ({ id }: Product) => client.send(deleteProduct, id),
    onSuccess: (_, { id, categoryId, imageUrl }) => {
      if (!canRestore) void deletePictures([imageUrl]);
      cache.setQueryData<Product[]>(listKey(categoryId), (products) =>
        products?.filter((other) => other.id !== id),
      );
    },
    onSettled: () => void refreshMenu(cache),
  });
}

/** Resolves with the id of the new product; null where a server of spec §7 alone does not tell it. */
export function useCreateProduct() {
  const cache = useQueryClient();
  const hasExtensions = useHasExtensions();
  return useMutation({
    async mutationFn(draft: ProductDraft): Promise<ProductId | null> {
      const product = { ...draft, available: true };
      if (hasExtensions) return (await client.send(createProduct, product)).id;
      // Its answer to a write is not defined: the new product is found in the list.
      const list = () => client.send(getAdminProducts, draft.categoryId);
      const before = await list();
      await client.run(createProduct, specFields(product));
      return newIdIn(before, await list().catch(() => []), product);
    },
    onSuccess: () => void refreshMenu(cache),
  });
}

/**
 * Sends a change of a product. A server with `GET /shop` is ours and takes the changed fields alone: what another person changed in the
 * others meanwhile stays. Spec §7 promises only the whole body, which is built from the newest row.
 */
function useSendUpdate() {
  const takesParts = useHasExtensions();
  return async (update: ProductUpdate, listedIn: CategoryId): Promise<void> => {
    if (takesParts) return client.run(updateProduct, update);
    const products = await client.send(getAdminProducts, listedIn);
    return client.run(updateProduct, wholeBody(products, update));
  };
}

/** Does not change availability: another person may have changed it meanwhile. So may a field that is absent. */
export function useUpdateProduct(listedIn: CategoryId) {
  const cache = useQueryClient();
  const sendUpdate = useSendUpdate();
  return useMutation({
    mutationFn: (update: ProductUpdate) => sendUpdate(update, listedIn),
    onSuccess: () => void refreshMenu(cache),
  });
}

/** The categories carry the number of their products. */
async function refreshMenu(cache: QueryClient) {
  await cache.invalidateQueries({ queryKey: productsKey, refetchType: 'active' });
  await cache.invalidateQueries({ queryKey: ['categories'] });
}

/** Refetches, unless another toggle is pending: the answer would overwrite its optimistic value. */
const refresh = (cache: QueryClient) =>
  cache.isMutating({ mutationKey: toggleKey }) > 1
    ? undefined
    : cache.invalidateQueries({ queryKey: productsKey });

/** Optimistic toggle; a refusal reverts this product only (spec §8). */
export function useToggleProduct() {
  const cache = useQueryClient();
  const sendUpdate = useSendUpdate();
  const put = (product: Product) =>
    cache.setQueryData<Product[]>(listKey(product.categoryId), (products) =>
      products?.map((other) =>
        other.id === product.id ? { ...other, available: product.available } : other,
      ),
    );
  return useMutation({
    mutationKey: toggleKey,
    mutationFn: ({ id, available, categoryId }: Product) =>
      sendUpdate({ id, available: !available }, categoryId),
    onMutate: async (product) => {
      await cache.cancelQueries({ queryKey: productsKey });
      put(toggleAvailability(product));
    },
    onError: (_, product) => put(product),
    onSettled: () => void refresh(cache),
  });
}

export const useTogglingIds = (): readonly ProductId[] =>
  useMutationState<ProductId>({
    filters: { mutationKey: toggleKey, status: 'pending' },
    select: ({ state }) => (state.variables as Product).id,
  });
