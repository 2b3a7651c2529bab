import { getOrderDetails, getOrdersOfPhone } from '@crepas/api';
import type { OrderId, PhoneNumber } from '@crepas/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { useAddress } from '../stores/address.ts';

const refreshMs = 15_000;

export const activeOrdersKey = (phone: PhoneNumber) => ['activeOrders', phone] as const;

/** Asked only for a stored phone that was verified (spec §5). */
export function useActiveOrders() {
  const phone = useAddress(({ details }) => (details?.phoneVerified ? details.phoneNumber : null));
  return useQuery({
    queryKey: phone === null ? ['activeOrders'] : activeOrdersKey(phone),
    queryFn: phone === null ? skipToken : ({ signal }) => client.send(getOrdersOfPhone, phone, { signal }),
    refetchInterval: refreshMs,
    staleTime: 0,
  });
}

/** Fails with a 404 for an order that does not exist, with 401 or 403 for somebody else's (decision A2). */
export const useOrderDetails = (id: OrderId) =>
  useQuery({
    queryKey: ['orderDetails', id],
    queryFn: ({ signal }) => client.send(getOrderDetails, id, { signal }),
    refetchInterval: ({ state }) => (state.status === 'success' ? refreshMs : false),
  });
