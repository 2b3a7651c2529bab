import {
  asStaff,
  createExtra,
  deleteExtra,
  type ExtraChange,
  getExtras,
  getProductExtraIds,
  type ProductExtras,
  setProductExtras,
  updateExtra,
} from '@crepas/api';
import type { Extra, ExtraDraft, ExtraId, ProductId } from '@crepas/domain';
import { skipToken, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { read } from '../read.ts';
import { useHasFeature } from '../shop/shop.ts';
import { extrasKey } from './menuLists.ts';

const linksKey = ['product-extras'] as const;

export const useExtras = () => useQuery(read(extrasKey, asStaff(getExtras), undefined));

/** The extras linked to a product. The query is disabled while no product is chosen. */
export const useProductExtraIds = (product: ProductId | null) =>
  useQuery(read([...linksKey, product], getProductExtraIds, product ?? skipToken));

/** The extras of several products, by product; without those that are not loaded. */
export const useExtraIdsOf = (products: readonly ProductId[]): ReadonlyMap<ProductId, readonly ExtraId[]> =>
  useQueries({
    queries: products.map((product) => read([...linksKey, product], getProductExtraIds, product)),
    combine: (links) =>
      new Map(
        products.flatMap((product, place) => {
          const extras = links[place]?.data;
          return extras ? [[product, extras] as const] : [];
        }),
      ),
  });

/**
 * Saves the extras of a product; with `before` only what was changed of them, where the server can. Resolves with those that it has then, so that
 * «saved» reflects the backend.
 */
export function useSetProductExtras() {
  const cache = useQueryClient();
  const canMerge = useHasFeature('antes');
  return useMutation({
    async mutationFn({ before, ...links }: ProductExtras): Promise<readonly ExtraId[]> {
      await client.send(setProductExtras, { ...links, ...(canMerge && before && { before }) });
      const queryKey = [...linksKey, links.product];
      cache.setQueryData(queryKey, links.extras);
      await cache.invalidateQueries({ queryKey });
      return cache.getQueryData<readonly ExtraId[]>(queryKey) ?? links.extras;
    },
  });
}

function useRefresh() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: extrasKey });
    void cache.invalidateQueries({ queryKey: linksKey });
  };
}

export const useCreateExtra = () =>
  useMutation({
    mutationFn: (draft: ExtraDraft) => client.run(createExtra, draft),
    onSuccess: useRefresh(),
  });

/** Extension: a backend without it answers 404 or 405. */
export function useUpdateExtra() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ExtraChange) => client.send(updateExtra, change),
    onSuccess: (changed) =>
      cache.setQueryData<Extra[]>(extrasKey, (extras) =>
        extras?.map((extra) => (extra.id === changed.id ? changed : extra)),
      ),
    onSettled: useRefresh(),
  });
}

/** Extension: a backend without it answers 404 or 405. */
export const useDeleteExtra = () =>
  useMutation({ mutationFn: (id: ExtraId) => client.send(deleteExtra, id), onSettled: useRefresh() });
