import {
  createDiscountCode,
  type DiscountCodeChange,
  deleteDiscountCode,
  getDiscountCodes,
  getDiscountedOrders,
  type UsedDiscountCode,
  updateDiscountCode,
} from '@crepas/api';
import type { DiscountCodeId } from '@crepas/domain';
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { codesKey } from '../../shared/menu/restore.ts';
import { read } from '../../shared/read.ts';
import { refetchShop, useHasFeature } from '../../shared/shop/shop.ts';

const partKey = ['change-part-of-code'] as const;

/** All codes with what they brought, newest first; disabled on a server without them (extension `codigos`). */
export function useCodes() {
  const hasCodes = useHasFeature('codigos');
  return useQuery(read(codesKey, getDiscountCodes, hasCodes ? undefined : skipToken));
}

/** The newest orders that a code counts. */
export const useCodeOrders = (id: DiscountCodeId) =>
  useQuery(read([...codesKey, id, 'orders'], getDiscountedOrders, id));

function useRefresh() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: codesKey });
    // The shop says whether there is any code.
    void refetchShop(cache);
  };
}

export const useCreateCode = () =>
  useMutation({
    mutationFn: (code: DiscountCodeChange) => client.send(createDiscountCode, code),
    onSuccess: useRefresh(),
  });

/** Invalidates also after a refusal: the cached list may be stale. */
export const useDeleteCode = () =>
  useMutation({
    mutationFn: (id: DiscountCodeId) => client.send(deleteDiscountCode, id),
    onSettled: useRefresh(),
  });

const put = (cache: QueryClient, id: DiscountCodeId, part: Partial<UsedDiscountCode>) =>
  cache.setQueryData<UsedDiscountCode[]>(codesKey, (codes) =>
    codes?.map((code) => (code.id === id ? { ...code, ...part } : code)),
  );

/** The call replaces the whole code: what another device changed in its other fields stays. */
async function sendPart(
  known: UsedDiscountCode,
  part: Partial<DiscountCodeChange>,
): Promise<UsedDiscountCode> {
  const codes = await client.send(getDiscountCodes, undefined);
  // Of a deleted code the known one is sent: the server then says that it does not exist.
  const { uses: _, saved: __, ...newest } = codes.find(({ id }) => id === known.id) ?? known;
  return client.send(updateDiscountCode, { ...newest, ...part });
}

/** Of the form: only what was changed in it. */
export function useUpdateCode(opened: UsedDiscountCode) {
  const cache = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (part: Partial<DiscountCodeChange>) => sendPart(opened, part),
    onSuccess: (saved) => put(cache, saved.id, saved),
    onSettled: refresh,
  });
}

/** What one tap changes, and how it was. */
export type CodeParts =
  | Pick<DiscountCodeChange, 'isPaused'>
  | Pick<DiscountCodeChange, 'firstDay' | 'lastDay'>;
type PartChange = { readonly code: UsedDiscountCode; readonly part: CodeParts; readonly before: CodeParts };

/** Optimistic; a refusal reverts this part of this code only. */
export function useChangeCodePart() {
  const cache = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationKey: partKey,
    scope: { id: 'change-part-of-code' },
    mutationFn: ({ code, part }: PartChange) => sendPart(code, part),
    onMutate: async ({ code, part }) => {
      await cache.cancelQueries({ queryKey: codesKey, exact: true });
      put(cache, code.id, part);
    },
    onError: (_, { code, before }) => put(cache, code.id, before),
    onSettled: () => {
      // The answer would overwrite the optimistic value of another change.
      if (cache.isMutating({ mutationKey: partKey }) <= 1) refresh();
    },
  });
}
