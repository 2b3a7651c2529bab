import { changeContent, getOrderDetails, getRevisions } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';
import { refetchOrders } from './orders.ts';

/** As it is now: read each time its form opens, and not while it is edited. */
export const useOrderToChange = (id: OrderId) =>
  useQuery({
    ...read(['order-to-change', id], getOrderDetails, id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useChangeContent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (update: Parameters<typeof changeContent.send>[0]) => client.send(changeContent, update),
    onSettled: () => void refetchOrders(cache),
  });
}

/** The owner's: what the changes of an order replaced, oldest first. */
export const useRevisions = (id: OrderId, version: number) =>
  useQuery(read(['revisions', id, version], getRevisions, id));
