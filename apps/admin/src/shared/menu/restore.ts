import {
  type ChangeSearch,
  getChanges,
  restoreCategory,
  restoreDiscountCode,
  restoreExtra,
  restoreGroup,
  restoreProduct,
} from '@crepas/api';
import { type ChangeKind, categoryId, discountCodeId, extraId, groupId, productId } from '@crepas/domain';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { notifyResult } from '../notifications/notifications.ts';
import { refetchShop, useHasFeature } from '../shop/shop.ts';
import { categoriesKey } from './categories.ts';
import { extrasKey, groupsKey, productsKey } from './menuLists.ts';

/** The key prefix of every search of the change log. */
const changesKey = ['changes'] as const;
/** The owner's promo codes. */
export const codesKey = ['codes'] as const;

/** Extension: a backend without it answers 404 or 405. Newest first, in pages. */
export const useChanges = (search: Omit<ChangeSearch, 'cursor'>) =>
  useInfiniteQuery({
    queryKey: [...changesKey, search],
    queryFn: ({ signal, pageParam }) =>
      client.send(getChanges, { ...search, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export type Restorable = Extract<ChangeKind, 'product' | 'category' | 'extra' | 'group' | 'discountCode'>;

/** Brings a deleted product, category, extra, group or promo code back under its number. Not a mutation: an undo outlives its screen. */
function useRestore() {
  const cache = useQueryClient();
  return async (kind: Restorable, id: number): Promise<void> => {
    try {
      await sent(kind, id);
    } finally {
      for (const queryKey of [productsKey, categoriesKey, extrasKey, groupsKey, codesKey, changesKey]) {
        void cache.invalidateQueries({ queryKey });
      }
      // The shop says whether there is any code.
      if (kind === 'discountCode') void refetchShop(cache);
    }
  };
}

function sent(kind: Restorable, id: number): Promise<unknown> {
  switch (kind) {
    case 'product':
      return client.send(restoreProduct, productId(id));
    case 'category':
      return client.send(restoreCategory, categoryId(id));
    case 'extra':
      return client.send(restoreExtra, extraId(id));
    case 'group':
      return client.send(restoreGroup, groupId(id));
    case 'discountCode':
      return client.send(restoreDiscountCode, discountCodeId(id));
  }
}

/** Undoes a deletion, where the server can bring the deleted entity back. */
export function useUndoDeletion(kind: Restorable) {
  const canRestore = useHasFeature('restaurar');
  const restore = useRestoring();
  return ({ id, name }: { readonly id: number; readonly name: string }) =>
    canRestore ? () => restore(kind, id, name) : undefined;
}

/** Brings it back and reports the result; never rejects. */
export function useRestoring() {
  const restore = useRestore();
  return (kind: Restorable, id: number, name: string) =>
    notifyResult(restore(kind, id), { done: `Volvió ${name}.`, failed: `No se pudo deshacer: ${name}` });
}
