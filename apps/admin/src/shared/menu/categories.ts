import {
  createCategory,
  deleteCategory,
  getAllCategories,
  getCountedCategories,
  renameCategory,
  reorderCategories,
} from '@crepas/api';
import type { Category, CategoryId } from '@crepas/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { inOrder } from '../inOrder.ts';
import { read } from '../read.ts';

/** The key prefix of all category queries: a change invalidates all of them. */
export const categoriesKey = ['categories'] as const;

const counted = read([...categoriesKey, 'counted'], getCountedCategories, undefined);

/** In shop order, with the number of products in each. */
export const useCountedCategories = () => useQuery(counted);

export const useAllCategories = () => useQuery(read([...categoriesKey, 'all'], getAllCategories, undefined));

function useRefresh() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: categoriesKey });
}

export const useCreateCategory = () =>
  useMutation({
    mutationFn: (name: string) => client.run(createCategory, name),
    onSuccess: useRefresh(),
  });

/** Invalidates also after a refusal: the cached list may be stale. */
export const useDeleteCategory = () =>
  useMutation({
    mutationFn: (id: CategoryId) => client.send(deleteCategory, id),
    onSettled: useRefresh(),
  });

const put = (cache: QueryClient, changed: Pick<Category, 'id'> & Partial<Category>) =>
  cache.setQueryData(counted.queryKey, (rows) =>
    rows?.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
  );

export function useRenameCategory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<Category, 'id' | 'name'>) => client.send(renameCategory, change),
    onSuccess: (_, change) => put(cache, change),
    onSettled: useRefresh(),
  });
}

/** The call takes the name too. The newest one is sent: another person may have renamed the category meanwhile. */
export function useSetCategoryHours() {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn(category: Category): Promise<Category> {
      const rows = await client.send(getCountedCategories, undefined);
      const { name } = rows.find(({ id }) => id === category.id) ?? category;
      const sent = { ...category, name };
      await client.send(renameCategory, sent);
      return sent;
    },
    onSuccess: (sent) => put(cache, sent),
    onSettled: useRefresh(),
  });
}

/** Saves run one after the other, so the last order wins. */
export function useReorderCategories() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'category-order' },
    mutationFn: (ids: readonly CategoryId[]) => client.send(reorderCategories, ids),
    onSuccess: (_, ids) => cache.setQueryData(counted.queryKey, (rows) => rows && inOrder(rows, ids)),
    onSettled: useRefresh(),
  });
}
