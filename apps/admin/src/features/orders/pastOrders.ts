import { getOrders } from '@crepas/api';
import type { OrderState } from '@crepas/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';

export type PastSearch = {
  /** A number, a phone, or words of the name or address; empty for every order. */
  readonly words: string;
  /** `2026-11-21`; empty for every day. */
  readonly day: string;
};

export const pastOrdersKey = ['past-orders'] as const;

/** Extension: a backend without it answers 404 or 405. Newest first, fifty at a time. */
export const usePastOrders = (state: OrderState, { words, day }: PastSearch) =>
  useInfiniteQuery({
    queryKey: [...pastOrdersKey, state, words, day],
    queryFn: ({ signal, pageParam }) =>
      client.send(
        getOrders,
        {
          state,
          ...(pageParam !== null && { cursor: pageParam }),
          ...(words !== '' && { words }),
          ...(day !== '' && { day }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
