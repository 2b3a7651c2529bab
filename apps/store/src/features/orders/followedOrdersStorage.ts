import type { FollowToken } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import {
  followedOrdersKey,
  followLinksKey,
  localJson,
  storedValue,
} from '../../shared/storage/jsonStorage.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId));

/**
 * The orders that were active at the last request, and the rejected or cancelled ones that the customer has not yet
 * dismissed. The next page load reserves space for them, and requests each one that is no longer active.
 */
export const followedOrders = storedValue<readonly OrderId[], readonly OrderId[]>(
  localJson,
  followedOrdersKey,
  v.array(id),
  [],
);

/** The order of a phone that was not proven, and the token that reads it. */
export type FollowLink = { readonly id: OrderId; readonly token: FollowToken };

export const followLinks = storedValue<readonly FollowLink[], readonly FollowLink[]>(
  localJson,
  followLinksKey,
  v.array(v.object({ id, token: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) })),
  [],
);
