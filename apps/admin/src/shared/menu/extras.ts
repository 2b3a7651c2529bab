import {
  asStaff,
  createExtra,
  deleteExtra,
  type ExtraChange,
  getExtras,
  getProductExtraIds,
  setProductExtras,
  updateExtra,
} from '@crepas/api';
import type { Extra, ExtraDraft, ExtraId, ProductId } from '@crepas/domain';
import { skipToken, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { read } from '../read.ts';
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

/** Resolves after the links were refetched, so that «saved» reflects the backend. */
export function useSetProductExtras() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (links: { readonly product: ProductId; readonly extras: readonly ExtraId[] }) =>
      client.send(setProductExtras, links),
    onSuccess: (_, { product, extras }) => {
      cache.setQueryData([...linksKey, product], extras);
      return cache.invalidateQueries({ queryKey: [...linksKey, product] });
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
