import { type ChangeSearch, getChanges } from '@crepas/api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

/** The key prefix of every search of the change log. */
export const changesKey = ['changes'] as const;

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
