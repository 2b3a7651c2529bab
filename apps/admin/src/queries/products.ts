import {
  createProduct,
  deleteProduct,
  getAdminProducts,
  getOrderedCategories,
  getProduct,
  updateProduct,
} from '@crepas/api';
import {
  type CategoryId,
  type Product,
  type ProductDraft,
  type ProductId,
  toggleAvailability,
} from '@crepas/domain';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../api.ts';

/** Everything that is read about products lies under this key. */
const productsKey = ['products'] as const;
const listKey = (category: CategoryId | undefined) => [...productsKey, 'of', category] as const;
const toggleKey = ['toggle-product'] as const;

/** In shop order. */
export const useOrderedCategories = () =>
  useQuery({
    queryKey: ['categories', 'ordered'],
    queryFn: ({ signal }) => client.send(getOrderedCategories, undefined, { signal }),
  });

/** The products of a category, hidden ones too; none are asked for until there is a category. */
export const useCategoryProducts = (category: CategoryId | undefined) =>
  useQuery({
    queryKey: listKey(category),
    enabled: category !== undefined,
    queryFn: async ({ signal }) =>
      category === undefined ? [] : client.send(getAdminProducts, category, { signal }),
  });

/** Null when there is none. Asked for anew whenever its form is opened, and not under the writer's hands. */
export const useProduct = (id: ProductId) =>
  useQuery({
    queryKey: [...productsKey, 'one', id],
    queryFn: ({ signal }) => client.send(getProduct, id, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Asks again for what may have changed, unless another toggle is still on its way: its answer would undo it. */
const refresh = (cache: QueryClient) =>
  cache.isMutating({ mutationKey: toggleKey }) > 1
    ? undefined
    : cache.invalidateQueries({ queryKey: productsKey });

/** Shows or hides at once, and takes back that one product if it was refused (spec §8). */
export function useToggleProduct() {
  const cache = useQueryClient();
  const put = (product: Product) =>
    cache.setQueryData<Product[]>(listKey(product.categoryId), (products) =>
      products?.map((other) =>
        other.id === product.id ? { ...other, available: product.available } : other,
      ),
    );
  return useMutation({
    mutationKey: toggleKey,
    mutationFn: ({ id, available }: Product) => client.send(updateProduct, { id, available: !available }),
    onMutate: async (product) => {
      await cache.cancelQueries({ queryKey: productsKey });
      put(toggleAvailability(product));
    },
    onError: (_, product) => put(product),
    onSettled: () => void refresh(cache),
  });
}

/** The products whose toggle is on its way. */
export const useTogglingIds = (): readonly ProductId[] =>
  useMutationState<ProductId>({
    filters: { mutationKey: toggleKey, status: 'pending' },
    select: ({ state }) => (state.variables as Product).id,
  });

/** The backend removes its picture too. */
export function useDeleteProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Product) => client.send(deleteProduct, id),
    onSuccess: (_, { id, categoryId }) => {
      cache.setQueryData<Product[]>(listKey(categoryId), (products) =>
        products?.filter((other) => other.id !== id),
      );
    },
    onSettled: () => void refreshMenu(cache),
  });
}

export function useCreateProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (product: ProductDraft) => client.send(createProduct, { ...product, available: true }),
    onSuccess: () => void refreshMenu(cache),
  });
}

/** Leaves alone whether it is shown: somebody may have hidden it meanwhile. */
export function useUpdateProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (update: ProductDraft & Pick<Product, 'id'>) => client.send(updateProduct, update),
    onSuccess: () => void refreshMenu(cache),
  });
}

/** The categories carry the number of their products. */
async function refreshMenu(cache: QueryClient) {
  await cache.invalidateQueries({ queryKey: productsKey, refetchType: 'active' });
  await cache.invalidateQueries({ queryKey: ['categories'] });
}
