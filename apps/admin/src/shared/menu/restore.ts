import { restoreCategory, restoreExtra, restoreProduct } from '@crepas/api';
import { type ChangeKind, categoryId, extraId, productId } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { categoriesKey } from './categories.ts';
import { changesKey } from './changes.ts';
import { extrasKey } from './extras.ts';
import { productsKey } from './products.ts';

export type Restorable = Extract<ChangeKind, 'product' | 'category' | 'extra'>;

/** Brings a deleted product, category or extra back under its number. Not a mutation: an undo outlives its screen. */
export function useRestore() {
  const cache = useQueryClient();
  return async (kind: Restorable, id: number): Promise<void> => {
    try {
      await sent(kind, id);
    } finally {
      for (const queryKey of [productsKey, categoriesKey, extrasKey, changesKey]) {
        void cache.invalidateQueries({ queryKey });
      }
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
  }
}
