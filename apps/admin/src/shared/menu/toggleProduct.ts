import { type Product, type ProductId, toggleAvailability } from '@crepas/domain';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { listKey, productsKey, useSendUpdate } from './products.ts';

const toggleKey = ['toggle-product'] as const;

export const isToggling = (cache: QueryClient): boolean => cache.isMutating({ mutationKey: toggleKey }) > 0;

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
