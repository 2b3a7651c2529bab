import {
  asStaff,
  changeProductGroups,
  createGroup,
  deleteGroup,
  type GroupChange,
  type GroupEdit,
  getGroups,
  getProductGroups,
  reorderGroups,
  setProductGroups,
  type UsesEdit,
  updateGroup,
} from '@crepas/api';
import type { ChoiceGroup, GroupId, GroupUse, ProductId } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { inOrder } from '../inOrder.ts';
import { read } from '../read.ts';
import { useHasFeature } from '../shop/shop.ts';
import { groupsKey, productListsKey } from './menuLists.ts';

/** All groups with their options; disabled on a server without them (extension `grupos`). */
export function useGroups() {
  const hasGroups = useHasFeature('grupos');
  return useQuery(read(groupsKey, asStaff(getGroups), hasGroups ? undefined : skipToken));
}

/** The groups of a product with their rules. Fetched each time its form opens, and not refetched while it is edited. */
export function useProductGroups(product: ProductId) {
  const hasGroups = useHasFeature('grupos');
  return useQuery({
    ...read(['product-groups', product], getProductGroups, hasGroups ? product : skipToken),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function useRefresh() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: groupsKey });
    // Cards and lists say which groups a product has.
    void cache.invalidateQueries({ queryKey: productListsKey });
  };
}

export const useCreateGroup = () =>
  useMutation({
    mutationFn: (group: GroupChange) => client.send(createGroup, group),
    onSuccess: useRefresh(),
  });

export function useUpdateGroup() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (group: GroupEdit & { readonly id: GroupId }) => client.send(updateGroup, group),
    onSuccess: (changed) =>
      cache.setQueryData<ChoiceGroup[]>(groupsKey, (groups) =>
        groups?.map((group) => (group.id === changed.id ? changed : group)),
      ),
    onSettled: useRefresh(),
  });
}

/** Invalidates also after a refusal: the cached list may be stale. */
export const useDeleteGroup = () =>
  useMutation({ mutationFn: (id: GroupId) => client.send(deleteGroup, id), onSettled: useRefresh() });

/** Saves run one after the other, so the last order wins. */
export function useReorderGroups() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'group-order' },
    mutationFn: (ids: readonly GroupId[]) => client.send(reorderGroups, ids),
    onSuccess: (_, ids) =>
      cache.setQueryData<ChoiceGroup[]>(groupsKey, (groups) => groups && inOrder(groups, ids)),
    onSettled: useRefresh(),
  });
}

/** Saves the groups of a product; where the server can, only what was changed of them. Resolves with those that it has then. */
export function useSetProductGroups() {
  const canMerge = useHasFeature('antes');
  return useMutation({
    mutationFn: (change: UsesEdit): Promise<readonly GroupUse[]> =>
      canMerge ? client.send(changeProductGroups, change) : client.send(setProductGroups, change),
    onSettled: useRefresh(),
  });
}
