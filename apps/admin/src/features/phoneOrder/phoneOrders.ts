import {
  changeContent,
  getKnownCustomer,
  getOrderDetails,
  isApiError,
  mayBePlaced,
  type OrderBody,
  placePhoneOrder,
} from '@crepas/api';
import type { OrderId, PhoneNumber } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';
import { refetchOrders } from '../orders/index.ts';

/** A request whose answer is not known: repeated, it is the same order. */
export type SentOrder = {
  readonly key: string;
  readonly payload: OrderBody;
  readonly minutes: number | null;
};

/** The customer of a phone, from earlier orders. The cache drops this personal data when the form is left. */
export const useKnownCustomer = (phone: PhoneNumber | null) =>
  useQuery({
    ...read(['known-customer', phone], getKnownCustomer, phone ?? skipToken),
    gcTime: 0,
  });

export function usePlacePhoneOrder() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (order: SentOrder) => client.send(placePhoneOrder, order),
    onSuccess: () => void refetchOrders(cache),
  });
}

/** Whether the same order is sent again: after a lost answer, and after an expired session, which keeps it. */
export const isRepeated = (error: Error): boolean =>
  mayBePlaced(error) || (isApiError(error) && error.status === 401);

/** As it is now: read each time its form opens, and not while it is edited. */
export const useOrderToChange = (id: OrderId) =>
  useQuery({
    ...read(['order-to-change', id], getOrderDetails, id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { mayBeRefused: true },
  });

export function useChangeContent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (update: Parameters<typeof changeContent.send>[0]) => client.send(changeContent, update),
    onSettled: () => void refetchOrders(cache),
  });
}
