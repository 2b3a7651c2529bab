import { getPastOrdersOfPhone } from '@crepas/api';
import { type Cart, type OrderId, type PastOrder, pastOrderOf, shownPastOrders } from '@crepas/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api.ts';
import { useHasFeature } from '../../shared/shop/shopNow.ts';
import { useAddress } from '../address/index.ts';
import { followedOrders } from './followedOrdersStorage.ts';
import { pastOrders } from './pastOrdersStorage.ts';

/** More than home shows: the same order may have been placed many times. */
const maxOrders = 20;

/** Keeps an order that was just placed. */
export function keepPlacedOrder(id: OrderId, cart: Cart): void {
  pastOrders.save(shownPastOrders([{ id, lines: cart }, ...pastOrders.load()]));
}

/**
 * The customer's last orders: those that this device keeps, until a server that lists them has answered. The answer is
 * kept for the next visit.
 */
export function usePastOrders(): readonly PastOrder[] {
  const phone = useAddress(({ details }) => (details?.phoneVerified ? details.phoneNumber : null));
  const isListed = useHasFeature('pasados');
  const [kept] = useState(() => ({ phone, orders: pastOrders.load() }));
  // Another tab may have verified another phone.
  const { data = kept.phone === phone ? kept.orders : [] } = useQuery({
    queryKey: ['pastOrders', phone],
    queryFn:
      phone === null || !isListed
        ? skipToken
        : async ({ signal }) => {
            const details = await client.send(getPastOrdersOfPhone, { phone, limit: maxOrders }, { signal });
            const ended = details.flatMap((order) => pastOrderOf(order) ?? []);
            const all = withStillActive(pastOrders.load(), ended, followedOrders.load());
            pastOrders.save(all);
            return all;
          },
  });
  return data;
}

/**
 * The server lists an order only once it has ended. Older ones that it does not list and that are not followed are another
 * phone's.
 */
export function withStillActive(
  kept: readonly PastOrder[],
  ended: readonly PastOrder[],
  followed: readonly OrderId[],
): readonly PastOrder[] {
  const listed = ended.map(({ id }) => id);
  const newest = Math.max(0, ...listed);
  const active = kept.filter(({ id }) => id > newest || (followed.includes(id) && !listed.includes(id)));
  return shownPastOrders([...active, ...ended].sort((a, b) => b.id - a.id));
}
