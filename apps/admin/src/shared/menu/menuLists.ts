import type { CategoryId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';

/** The keys of the menu's queries, and what reads them again. The stream of orders needs no more of the menu. */

/** The key prefix of all product queries. */
export const productsKey = ['products'] as const;
/** The key prefix of the lists: not of a product whose form is open. */
export const productListsKey = [...productsKey, 'of'] as const;
/** The products of all categories that can be ordered now. */
export const orderMenuKey = [...productsKey, 'orderable'] as const;
export const listKey = (category: CategoryId | undefined) => [...productListsKey, category] as const;
export const extrasKey = ['extras'] as const;
/** All groups of choices. */
export const groupsKey = ['groups'] as const;
export const toggleKey = ['toggle-product'] as const;

/** Another person may have changed the menu. While a toggle is pending its own refetch follows. */
export async function refetchMenuLists(cache: QueryClient): Promise<void> {
  if (cache.isMutating({ mutationKey: toggleKey }) > 0) return;
  await cache.invalidateQueries({ queryKey: productListsKey });
  await cache.invalidateQueries({ queryKey: orderMenuKey });
  await cache.invalidateQueries({ queryKey: extrasKey });
  await cache.invalidateQueries({ queryKey: groupsKey });
}
